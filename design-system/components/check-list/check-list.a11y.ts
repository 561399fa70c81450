import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'CheckList',
  pattern: {
    name: 'Unordered list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element',
  },
  roles: [
    { role: 'list', nameFrom: 'aria-label or aria-labelledby, if the text before it is not enough' },
    { role: 'listitem', nameFrom: 'its text; the tick is hidden' },
  ],
  keys: [],
  focus: 'It cannot be focused.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'list',
        'listitem, level 1, position 1, set size 4',
        'Automated invoices',
        'listitem, level 1, position 4, set size 4',
        'PDF and CSV downloads',
        'end of list',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10', '1.4.11'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ reads: 'Automated invoices' }, { reads: 'PDF and CSV downloads' }],
    },
  },
} satisfies A11yContract
