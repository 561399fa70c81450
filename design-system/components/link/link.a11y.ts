import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Link',
  pattern: {
    name: 'Link',
    url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
  },
  roles: [{ role: 'link', nameFrom: "its content; '(opens in a new tab)' is added if it is external" }],
  keys: [{ key: 'Enter', does: 'Follows the link.' }],
  focus: 'It is in the tab order.',
  transcripts: [
    {
      story: 'Default',
      phrases: ['Every plan keeps your data; see the', 'link, refund rules', 'before you pay.'],
    },
    { story: 'External', phrases: ['link, setup handbook (opens in a new tab)'], never: ['image'] },
  ],
  wcag: ['1.4.1', '1.4.3', '2.1.1', '2.4.4', '2.4.7', '2.5.8', '3.2.5', '4.1.2'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ follows: 'refund rules', to: '#refund' }],
    },
  },
} satisfies A11yContract
