import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'TickList',
  pattern: {
    name: 'Unordered list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element',
  },
  roles: [
    { role: 'list', nameFrom: 'aria-label or aria-labelledby, where the words before it do not say enough' },
    { role: 'listitem', nameFrom: 'its words; the tick repeats what being in the list says' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10', '1.4.11'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
