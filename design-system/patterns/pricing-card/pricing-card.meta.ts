import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'A table of plans. Each card shows the price, what is included and a button to start.',
  use: [
    'For one to four plans. Four are in one row from 75rem, and in two rows from 64rem.',
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
    { do: 'Mark at most one plan as `popular`.', dont: 'Mark every plan as popular.' },
    {
      do: 'Leave `price` out to show “Let’s work it out” instead of a figure, with a contact link.',
      dont: 'Ask visitors to contact you without a link to do so.',
    },
  ],
  parts: ['PricingTable', 'PricingCard'],
  examples: [
    { story: 'Default', caption: 'Two plans, with the popular plan on a dark surface.' },
    { story: 'FourPlans', caption: 'Four plans with different prices, and a link among the features.' },
    { story: 'HiddenPrice', caption: 'A price on request.' },
    { story: 'SampleWithTraffic', caption: 'A sample plan with resource limits.' },
    { story: 'Minimal', caption: 'Title, price and action only.' },
    { story: 'LongWords', caption: 'Long names, a price in lakh and other text for a hidden price.' },
    { story: 'UnderAPageTitle', caption: 'Directly below the title of a page.' },
  ],
  contract: {
    component: 'PricingCard',
    pattern: html('Article', 'sections.html#the-article-element'),
    roles: [
      { role: 'article', nameFrom: 'title' },
      { role: 'heading', nameFrom: 'title; one level below it, featuresHeading and labels.limits' },
      { role: 'list', nameFrom: 'none; the heading before it describes it' },
      { role: 'term', nameFrom: 'name of the limit' },
      { role: 'definition', nameFrom: 'value of the limit' },
    ],
    states: [
      { attribute: 'data-popular', meaning: 'The popular plan. The text Most Popular says the same.' },
    ],
    keys: [],
    focus: 'Only the content of action and footer is focusable, in this order.',
    announcements: [
      'None. The price is read as one sentence, such as Free: 0 rupees per month. The large figure is hidden.',
    ],
    transcripts: [{ story: 'Default' }, { story: 'SampleWithTraffic' }],
    wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.3', '1.4.10', '1.4.11', '2.4.6'],
    withoutJavaScript: {
      says: 'All text. The action works as described on its own page.',
      works: {
        Default: [
          { reads: 'Free Trial' },
          { reads: '₹0' },
          { reads: 'Single admin' },
          { follows: 'Contact Us', to: '#contact' },
          { waits: 'Start Free Trial' },
        ],
      },
    },
  },
} satisfies ComponentMeta
