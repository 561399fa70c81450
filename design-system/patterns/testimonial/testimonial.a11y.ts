import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Testimonial',
  pattern: {
    name: 'figure with a blockquote and its caption',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-blockquote-element',
  },
  roles: [
    { role: 'list', nameFrom: 'none: the heading of the section names it' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'figure', nameFrom: 'its caption: who said it' },
    { role: 'blockquote', nameFrom: 'none: the figure names it' },
  ],
  states: [{ attribute: 'data-sample', meaning: 'Invented, and said to be. For styling.' }],
  keys: [],
  focus: 'Takes no focus.',
  transcripts: [
    {
      story: 'Register',
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
    says: 'Everything.',
    works: {
      Register: [
        { reads: 'I made the site in a tea break and showed it to parents the same evening.' },
        { reads: 'Arif R.' },
        { hears: '4 out of 5' },
      ],
    },
  },
} satisfies A11yContract
