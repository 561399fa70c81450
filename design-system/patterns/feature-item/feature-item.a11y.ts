import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'FeatureItem',
  pattern: {
    name: 'Unordered list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element',
  },
  roles: [
    { role: 'list', nameFrom: 'aria-label, if the heading before it is not specific enough' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'heading', nameFrom: 'title of the item' },
  ],
  keys: [],
  focus: 'Not focusable.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'list',
        'listitem, level 1, position 1, set size 4',
        'heading, Batches and timetables, level 3',
        'Repeat a week once, then change a single day.',
        'listitem, level 1, position 2, set size 4',
        'heading, Certificates, level 3',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.3', '1.4.10', '1.4.12'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [{ reads: 'Repeat a week once, then change a single day.' }, { reads: 'Your own look' }],
    },
  },
} satisfies A11yContract
