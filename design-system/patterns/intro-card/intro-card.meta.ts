import { componentMeta, html, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A card that presents an offer: a title, a description, a list of points and one button.',
  use: [
    'At the start of a guide, where visitors decide whether to begin.',
    'With points that visitors can verify: a number of days, a price, the next step.',
  ],
  avoid: {
    'For a plan that is compared with other plans.': 'PricingCard',
    'At the end of a page.': 'CallToAction',
    'To report the result of an action.': 'Alert',
  },
  rules: {
    'Content: state what is free and what happens afterwards: “14 days, no payment. Then subscribe or delete.”':
      'Leave out what happens when the trial ends.',
    'Use one button with `variant="primary"`.': 'Use two buttons of equal emphasis.',
  },
  parts: ['IntroCard'],
  examples: {
    Default: 'Description, points and action.',
    DescriptionOnly: 'Description only.',
    LongWords: 'Long points, and a link as the action.',
  },
  pattern: html('Heading, paragraph and list', 'sections.html#headings-and-outlines-2'),
  roles: [
    { role: 'heading', nameFrom: 'title' },
    { role: 'list', nameFrom: 'none; the heading of the card describes it' },
  ],
  keys: tabRows('Moves to the action, which has its own keyboard support.'),
  focus: 'Only the action is focusable.',
  transcripts: [{ story: 'Default' }],
  wcag: '1.1.1 1.3.1 1.3.2 1.4.10',
  withoutJavaScript: 'All text. The action works as described on its own page.',
  works: {
    Default: [
      { reads: '14 days free, and no payment to begin' },
      { reads: 'No payment initially' },
      { waits: 'Start Free Trial' },
    ],
  },
})
