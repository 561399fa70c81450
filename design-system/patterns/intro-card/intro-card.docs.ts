import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A card that presents an offer: a title, a description, a list of points and one button.',
  use: [
    'At the start of a guide, where visitors decide whether to begin.',
    'With points that visitors can verify: a number of days, a price, the next step.',
  ],
  avoid: [
    { when: 'For a plan that is compared with other plans.', instead: 'PricingCard' },
    { when: 'At the end of a page.', instead: 'CallToAction' },
    { when: 'To report the result of an action.', instead: 'Alert' },
  ],
  rules: [
    {
      do: 'Content: state what is free and what happens afterwards: “14 days, no payment. Then subscribe or delete.”',
      dont: 'Leave out what happens when the trial ends.',
    },
    {
      do: 'Use one button with `variant="primary"`.',
      dont: 'Use two buttons of equal emphasis.',
    },
  ],
  parts: ['IntroCard'],
  examples: [
    { story: 'Default', caption: 'Description, points and action.' },
    { story: 'DescriptionOnly', caption: 'Description only.' },
    { story: 'LongWords', caption: 'Long points, and a link as the action.' },
  ],
} satisfies ComponentDocs
