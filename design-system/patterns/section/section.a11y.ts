import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Section',
  pattern: {
    name: 'Region landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html',
  },
  roles: [{ role: 'region', nameFrom: 'the heading with the id headingId' }],
  keys: [],
  focus: 'Not focusable.',
  transcripts: [
    {
      story: 'NoteWithLink',
      phrases: [
        'region, Our Pricing: Start at zero. Pay when it suits you.',
        'Yours not here?',
        'link, Ask us',
        'heading, Our Pricing: Start at zero. Pay when it suits you., level 2',
        'Transparent pricing, no hidden fees.',
        'end of region, Our Pricing: Start at zero. Pay when it suits you.',
      ],
    },
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.3', '1.4.10', '2.4.6', '2.4.10'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [
        { reads: 'Start at zero. Pay when it suits you.' },
        { reads: 'Transparent pricing, no hidden fees.' },
      ],
    },
  },
} satisfies A11yContract
