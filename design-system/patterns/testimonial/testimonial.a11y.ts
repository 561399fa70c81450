import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Testimonial',
  pattern: {
    name: 'figure with a blockquote and its caption',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-blockquote-element',
  },
  roles: [
    { role: 'list', nameFrom: 'none; the heading of the section describes it' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'figure', nameFrom: 'its caption: the author' },
    { role: 'blockquote', nameFrom: 'none; the figure is named by its caption' },
  ],
  states: [{ attribute: 'data-sample', meaning: 'An invented testimonial, which also has a text label.' }],
  keys: [],
  focus: 'Not focusable.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'listitem, level 1, position 1, set size 3',
        'figure',
        'blockquote',
        'I used to keep fees in a notebook and chase them on the phone. Now the register tells me who is due.',
        'Mitali S.',
        'Maths tuition, classes 8 to 10',
        '5 out of 5',
        'Sample review',
      ],
      never: ['image', '★'],
    },
    { story: 'WithoutRating', phrases: ['Farah N.'], never: ['out of 5'] },
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.3', '1.4.10', '1.4.12'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [
        { reads: 'I made the site in a tea break and showed it to parents the same evening.' },
        { reads: 'Arif R.' },
        { announces: '4 out of 5' },
      ],
    },
  },
} satisfies A11yContract
