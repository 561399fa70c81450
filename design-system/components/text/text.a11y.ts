import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Text',
  pattern: {
    name: 'Native text elements',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-p-element',
  },
  roles: [{ role: 'paragraph', nameFrom: 'no name; with `as` it has the role of that element' }],
  keys: [],
  focus: 'It cannot be focused.',
  transcripts: [
    { story: 'Elements', phrases: ['term', 'Next lesson', 'definition', 'Thursday, 16:30'] },
    {
      story: 'Inherits',
      phrases: ['A small note, and in it', 'words of second rank', 'strong', 'words of first rank'],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.4', '1.4.8', '1.4.10', '1.4.12'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ reads: 'Prices are for one year, in rupees.' }],
    },
  },
} satisfies A11yContract
