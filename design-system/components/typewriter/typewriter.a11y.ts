import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Typewriter',
  pattern: {
    name: 'Moving content that can be paused',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html',
  },
  roles: [],
  states: [{ attribute: 'data-paused', meaning: 'It stands still because the reader asked for it.' }],
  keys: [],
  focus: 'Takes no focus. The page offers the button that pauses it.',
  wcag: ['1.3.1', '2.2.2', '2.3.1', '2.3.3'],
  withoutJavaScript: 'The first phrase stands whole.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
