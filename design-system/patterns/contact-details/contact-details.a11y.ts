import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ContactDetails',
  pattern: {
    name: 'Description list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
  },
  roles: [
    { role: 'term', nameFrom: 'term' },
    { role: 'definition', nameFrom: 'its content' },
    { role: 'link', nameFrom: 'the value itself: the address, the number' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the details that are links.' },
    { key: 'Enter', does: 'Follows the link.' },
  ],
  focus: 'Links take focus in reading order.',
  wcag: ['1.1.1', '1.3.1', '1.4.10', '2.4.4', '2.5.8'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
