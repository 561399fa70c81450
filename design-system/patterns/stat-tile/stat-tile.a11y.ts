import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'StatTile',
  pattern: {
    name: 'Description list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
  },
  roles: [
    { role: 'term', nameFrom: 'its content: what the figure counts' },
    { role: 'definition', nameFrom: 'its content: the figure with its unit' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  transcripts: [
    {
      story: 'FourReadings',
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
    says: 'Everything.',
    works: {
      FourReadings: [{ reads: '1,000+' }, { reads: 'educators already teach on it' }],
    },
  },
} satisfies A11yContract
