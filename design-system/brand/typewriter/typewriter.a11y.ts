import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Typewriter',
  pattern: {
    name: 'Moving content that can be paused',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html',
  },
  roles: [],
  states: [{ attribute: 'data-paused', meaning: 'It is paused.' }],
  keys: [],
  focus: 'It cannot be focused. The page provides the button that pauses it.',
  transcripts: [
    {
      story: 'Default',
      phrases: ['heading, Put your maths tuition online., level 2', 'Put your maths tuition online.'],
      never: ['dance'],
    },
    { story: 'Paused', silent: true },
    { story: 'WithAPauseButton', phrases: ['button, Pause the headline'], never: ['maths'] },
  ],
  wcag: ['1.3.1', '2.2.2', '2.3.1', '2.3.3'],
  withoutJavaScript: {
    says: 'The first phrase is shown whole.',
    works: {
      Default: [{ reads: 'maths tuition' }, { announces: 'Put your maths tuition online.' }],
      WithAPauseButton: [{ waits: 'Pause the headline' }],
    },
  },
} satisfies A11yContract
