import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'TimelineRuler',
  pattern: {
    name: 'Ordered list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ol-element',
  },
  roles: [
    { role: 'list', nameFrom: 'none; the heading of the section describes it' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'heading', nameFrom: 'title of the step' },
  ],
  keys: [],
  focus: 'Not focusable.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'listitem, level 1, position 1, set size 3',
        'Minutes 0 to 2',
        'heading, Sign up, level 3',
        'listitem, level 1, position 2, set size 3',
        'Minutes 2 to 8',
        'heading, Customise your modules, level 3',
        'Minutes 8 to 10',
        'heading, Launch, level 3',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10', '1.4.11'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [{ reads: 'Minutes 2 to 8' }, { reads: 'Send students your address.' }],
    },
  },
} satisfies A11yContract
