import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'StepList',
  pattern: {
    name: 'Ordered list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ol-element',
  },
  roles: [
    { role: 'list', nameFrom: 'aria-label, if the heading before it is not specific enough' },
    { role: 'listitem', nameFrom: 'its content, which starts with the number' },
    { role: 'heading', nameFrom: 'title of the step' },
  ],
  states: [{ attribute: 'data-numbers', meaning: 'Position of the numbers. Not exposed to screen readers.' }],
  keys: [],
  focus: 'Not focusable.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'list',
        'listitem, level 1, position 1, set size 3',
        'heading, Choose a plan, level 3',
        'Start with the free trial, or ask for a plan made for your academy.',
        'Good to know',
        'You can change it later.',
        'listitem, level 1, position 2, set size 3',
        'heading, Name your school, level 3',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.10'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [{ reads: 'Choose a plan' }, { reads: 'Six fields, one minute.' }, { reads: 'Launch' }],
    },
  },
} satisfies A11yContract
