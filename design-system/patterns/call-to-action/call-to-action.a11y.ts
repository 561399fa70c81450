import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'CallToAction',
  pattern: {
    name: 'Region landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html',
  },
  roles: [
    { role: 'region', nameFrom: 'the headline' },
    { role: 'heading', nameFrom: 'title' },
  ],
  keys: [],
  focus: 'The actions, in DOM order.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'region, The bell rings in ten minutes.',
        'heading, The bell rings in ten minutes., level 2',
        'That is enough time to open your classroom. Bring a name for it; we have the rest.',
        'link, Start Free',
        'link, Book a demo',
        'end of region, The bell rings in ten minutes.',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.1.1', '1.4.3', '1.4.10', '1.4.11', '2.3.3', '2.4.6'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [
        { reads: 'The bell rings in ten minutes.' },
        { follows: 'Start Free', to: '#start' },
        { follows: 'Book a demo', to: '#demo' },
      ],
    },
  },
} satisfies A11yContract
