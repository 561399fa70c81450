import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'PageHeader',
  pattern: { name: 'Headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
  roles: [
    { role: 'heading', nameFrom: 'label, then title; level 1, or 2 for a section' },
    { role: 'generic', nameFrom: 'none; a header inside a section or main is not a banner' },
  ],
  keys: [],
  focus: 'Only the actions are focusable.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'region, Contact: Write, call, or come by',
        'heading, Contact: Write, call, or come by, level 1',
        'Three ways, and a person at the end of each. We answer on the same working day.',
      ],
    },
    {
      story: 'WithActions',
      phrases: ['heading, What teachers say, level 1', 'link, Start Free', 'link, Tell us how it went'],
    },
  ],
  wcag: ['1.3.1', '1.4.3', '1.4.10', '1.4.12', '2.4.2', '2.4.6'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [
        { reads: 'Write, call, or come by' },
        { reads: 'Three ways, and a person at the end of each. We answer on the same working day.' },
      ],
    },
  },
} satisfies A11yContract
