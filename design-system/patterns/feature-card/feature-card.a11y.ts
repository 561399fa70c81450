import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'FeatureCard',
  pattern: {
    name: 'List item',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-li-element',
  },
  roles: [
    { role: 'listitem', nameFrom: 'its content; article or none with `as`' },
    { role: 'heading', nameFrom: 'title' },
  ],
  states: [{ attribute: 'data-colour', meaning: 'For styling. The colour means nothing by itself.' }],
  keys: [],
  focus: 'Takes no focus.',
  transcripts: [
    {
      story: 'Colours',
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
    { story: 'Alone', phrases: ['article', 'heading, Your own colours, level 2'] },
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '1.4.10', '1.4.12'],
  withoutJavaScript: {
    says: 'Everything.',
    works: {
      Colours: [{ reads: 'Found by name' }, { reads: 'Export students and fees as a table.' }],
    },
  },
} satisfies A11yContract
