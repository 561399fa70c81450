import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'FeatureCard',
  pattern: {
    name: 'List item',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-li-element',
  },
  roles: [
    { role: 'listitem', nameFrom: 'its content; with `as` the role is article or none' },
    { role: 'heading', nameFrom: 'title' },
  ],
  states: [{ attribute: 'data-colour', meaning: 'The colour of the card. It has no meaning.' }],
  keys: [],
  focus: 'Not focusable.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'list',
        'listitem, level 1, position 1, set size 4',
        'heading, Your own colours, level 3',
        'Choose once; every page follows.',
        'listitem, level 1, position 4, set size 4',
        'heading, Yours to take, level 3',
      ],
      never: ['image'],
    },
    { story: 'OutsideAList', phrases: ['article', 'heading, Your own colours, level 2'] },
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '1.4.10', '1.4.12'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [{ reads: 'Found by name' }, { reads: 'Export students and fees as a table.' }],
    },
  },
} satisfies A11yContract
