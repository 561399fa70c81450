import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'StatTile',
  pattern: {
    name: 'Description list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
  },
  roles: [
    { role: 'term', nameFrom: 'its content: what the figure counts' },
    { role: 'definition', nameFrom: 'its content: the figure with its unit' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.3.1', '1.3.2', '1.4.10'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
