import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Link',
  pattern: {
    name: 'Link',
    url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
  },
  roles: [{ role: 'link', nameFrom: "its content; '(opens in a new tab)' is added where it is external" }],
  keys: [{ key: 'Enter', does: 'Follows it.' }],
  focus: 'In the tab order.',
  wcag: ['1.4.1', '1.4.3', '2.1.1', '2.4.4', '2.4.7', '2.5.8', '3.2.5', '4.1.2'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
