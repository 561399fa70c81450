import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ServiceList',
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
        'listitem, level 1, position 1, set size 3',
        'heading, Website and template, level 3',
        'A finished site on day one. Change the words, the pictures and the colours whenever you like.',
        'listitem, level 1, position 2, set size 3',
        'heading, Free subdomain with SSL, level 3',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [
        { reads: 'Analytics and reporting' },
        { reads: 'A short address of your own that students can type from memory.' },
      ],
    },
  },
} satisfies A11yContract
