import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Stat',
  pattern: {
    name: 'Description list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
  },
  roles: [
    { role: 'term', nameFrom: 'its content: the description of the figure' },
    { role: 'definition', nameFrom: 'its content: the figure with its unit' },
  ],
  keys: [],
  focus: 'Not focusable.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'term',
        'from signing up to a site students can open',
        'definition',
        '10',
        'min',
        'term',
        'educators already teach on it',
        'definition',
        '1,000+',
      ],
    },
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.10'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [{ reads: '1,000+' }, { reads: 'educators already teach on it' }],
    },
  },
} satisfies A11yContract
