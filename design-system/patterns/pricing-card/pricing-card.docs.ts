import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A table of plans. Each card shows the price, what is included and a button to start.',
  use: [
    'For one to three plans.',
    'With the popular plan first. It is the widest column, and the first card on narrow screens.',
  ],
  avoid: [
    { when: 'To compare plans by many properties.', instead: 'a table' },
    { when: 'For an offer without a price.', instead: 'IntroCard' },
  ],
  rules: [
    {
      do: 'Pass `currency` as a code with a `locale`, or a symbol with `currencyName`, and `period`. Screen readers then read “0 rupees per month”.',
      dont: 'Write the price in the title.',
    },
    {
      do: 'Content: mark an invented plan with `sample`.',
      dont: 'Show a price that visitors cannot buy at without marking it.',
    },
    {
      do: 'Mark at most one plan as `popular`.',
      dont: 'Mark every plan as popular.',
    },
    {
      do: 'Leave `price` out to show “Let’s work it out” instead of a figure, with a contact link.',
      dont: 'Ask visitors to contact you without a link to do so.',
    },
  ],
  parts: ['PricingTable', 'PricingCard'],
  examples: [
    { story: 'Default', caption: 'Two plans, with the popular plan on a dark surface.' },
    { story: 'ThreePlans', caption: 'Three plans.' },
    { story: 'HiddenPrice', caption: 'A price on request.' },
    { story: 'SampleWithTraffic', caption: 'A sample plan with resource limits.' },
    { story: 'Minimal', caption: 'Title, price and action only.' },
    { story: 'LongWords', caption: 'Long names, a price in lakh and other text for a hidden price.' },
    {
      story: 'Loading',
      caption: 'Press the button: it shows that the dialog is loading and keeps its label.',
    },
    { story: 'UnderAPageTitle', caption: 'Directly below the title of a page.' },
  ],
} satisfies ComponentDocs
