import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary:
    'A full-width section in the accent colour that asks visitors to take the main action of the site.',
  use: [
    'Once on a page, after the content that explains the product and before the contact details.',
    'With one action, or with a second action for visitors who are not ready for the first.',
  ],
  avoid: {
    'At the top of a page.': 'PageHeader with `actions`, in a Section',
    'For an offer in the middle of a page, with a list of points.': 'IntroCard',
    'For two buttons at the end of a text.': 'ButtonGroup',
  },
  rules: {
    'Use `variant="solid"` for the first action and `outline` for the second.':
      'Use `variant="primary"`. Its background is the accent colour, so it does not stand out on this section.',
    'Content: write a headline of fewer than 12 words and pass its id as `headingId`, which names the section.':
      'Repeat the h1 of the page.',
  },
  parts: ['CallToAction'],
  examples: {
    Default: 'Two actions and a drawing.',
    OneAction: 'One action, without a drawing.',
    LongHeadline: 'A long headline wraps and does not overlap the drawing.',
  },
  pattern: wai('Region landmark', 'ARIA/apg/patterns/landmarks/examples/region.html'),
  roles: [
    { role: 'region', nameFrom: 'the headline' },
    { role: 'heading', nameFrom: 'title' },
  ],
  focus: 'The actions, in DOM order.',
  wcag: '1.1.1 1.4.3 1.4.10 1.4.11 2.3.3 2.4.6',
})
