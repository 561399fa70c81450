import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ChalkUnderline',
  pattern: { name: 'Decoration', url: 'https://www.w3.org/WAI/tutorials/images/decorative/' },
  roles: [],
  keys: [],
  focus: 'It cannot be focused.',
  transcripts: [
    { story: 'Ledge', silent: true },
    { story: 'Default', phrases: ['online in', 'ten minutes.'], never: ['image', 'graphic'] },
  ],
  wcag: ['1.1.1', '2.2.2', '2.3.3'],
  withoutJavaScript: {
    says: 'It works completely: the strokes are in the HTML and animated by CSS.',
    works: {
      Default: [{ reads: 'ten minutes.' }],
    },
  },
} satisfies A11yContract
