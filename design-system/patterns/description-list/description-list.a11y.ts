import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'DescriptionList',
  pattern: {
    name: 'Description list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
  },
  roles: [
    { role: 'term', nameFrom: 'the name of the item' },
    { role: 'definition', nameFrom: 'its value' },
  ],
  states: [{ attribute: 'data-layout', meaning: 'The layout. The reading order is the same in both.' }],
  keys: [],
  focus: 'Not focusable. A link in a value is focusable.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'term',
        'Plan',
        'definition',
        'Free Trial',
        'term',
        'Domain name',
        'definition',
        'ganitghar.kaksha.example',
      ],
    },
    { story: 'LargeValue', phrases: ['Price', '₹1,499', 'per month', 'Total for 12 months', '₹17,988.00'] },
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.3', '1.4.10', '1.4.12', '3.3.4'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [{ reads: 'Domain name' }, { reads: 'ganitghar.kaksha.example' }],
    },
  },
} satisfies A11yContract
