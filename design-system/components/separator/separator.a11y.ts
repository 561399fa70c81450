import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Separator',
  pattern: {
    name: 'Thematic break',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-hr-element',
  },
  roles: [
    { role: 'separator', nameFrom: 'no name' },
    { role: 'none', nameFrom: 'with `decorative` it is hidden' },
  ],
  states: [
    { attribute: 'aria-orientation', meaning: 'vertical, if it is vertical and not decorative.' },
    { attribute: 'data-orientation', meaning: 'For styling.' },
  ],
  keys: [],
  focus: 'It cannot be focused.',
  transcripts: [
    {
      story: 'BetweenSubjects',
      phrases: [
        'The first lesson begins at half past four.',
        'separator, orientated horizontally, max value 100, min value 0',
        'Fees are due on the first of the month.',
      ],
    },
    {
      story: 'Decorative',
      phrases: ['heading, Lessons, level 2', 'heading, Fees, level 2'],
      never: ['separator'],
    },
  ],
  wcag: ['1.3.1', '1.4.11'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ announces: 'separator' }],
    },
  },
} satisfies A11yContract
