import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Makes an offer: what it is, point by point, and the one button that takes it up.',
  use: [
    'At the head of a guide, where people decide to begin.',
    'With points that can be checked: days, sums, what happens next.',
  ],
  avoid: [
    { when: 'It is a plan among plans.', instead: 'PricingCard' },
    { when: 'It closes a page.', instead: 'CallToAction' },
    { when: 'It tells what happened.', instead: 'Alert' },
  ],
  rules: [
    {
      do: 'Say the price of nothing and what follows it: “14 days, no payment. Then subscribe or delete.”',
      dont: 'Hide what comes after the trial.',
    },
    { do: 'Give it one `main` button.', dont: 'Give it two of equal weight.' },
  ],
  parts: ['IntroCard'],
  examples: [
    { story: 'Offer', caption: 'Words, points, action.' },
    { story: 'WordsOnly', caption: 'Words alone.' },
    { story: 'LongWords', caption: 'Long points, and a link as the action.' },
  ],
} satisfies ComponentDocs
