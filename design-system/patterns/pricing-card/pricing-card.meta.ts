import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A table of plans. Each card shows the price, what is included and a button to start.',
  use: [
    'For one to four plans. Four are in one row from 75rem, and in two rows from 64rem.',
    'With the popular plan first. It is the widest column, and the first card on narrow screens.',
  ],
  avoid: {
    'To compare plans by many properties.': 'a table',
    'For an offer without a price.': 'IntroCard',
  },
  rules: {
    'Pass `currency` as a code with a `locale`, or a symbol with `currencyName`, and `period`. Screen readers then read “0 rupees per month”.':
      'Write the price in the title.',
    'Content: mark an invented plan with `sample`.':
      'Show a price that visitors cannot buy at without marking it.',
    'Mark at most one plan as `popular`.': 'Mark every plan as popular.',
    'Leave `price` out to show “Let’s work it out” instead of a figure, with a contact link.':
      'Ask visitors to contact you without a link to do so.',
  },
  parts: ['PricingTable', 'PricingCard'],
  examples: {
    Default: 'Two plans, with the popular plan on a dark surface.',
    FourPlans: 'Four plans with different prices, and a link among the features.',
    HiddenPrice: 'A price on request.',
    SampleWithTraffic: 'A sample plan with resource limits.',
    Minimal: 'Title, price and action only.',
    LongWords: 'Long names, a price in lakh and other text for a hidden price.',
    UnderAPageTitle: 'Directly below the title of a page.',
  },
  component: 'PricingCard',
  pattern: html('Article', 'sections.html#the-article-element'),
  roles: [
    { role: 'article', nameFrom: 'title' },
    { role: 'heading', nameFrom: 'title; one level below it, featuresHeading and labels.limits' },
    { role: 'list', nameFrom: 'none; the heading before it describes it' },
    { role: 'term', nameFrom: 'name of the limit' },
    { role: 'definition', nameFrom: 'value of the limit' },
  ],
  states: {
    'data-popular': 'The popular plan. The text Most Popular says the same.',
  },
  focus: 'Only the content of action and footer is focusable, in this order.',
  announcements: [
    'None. The price is read as one sentence, such as Free: 0 rupees per month. The large figure is hidden.',
  ],
  transcripts: [{ story: 'Default' }, { story: 'SampleWithTraffic' }],
  wcag: '1.1.1 1.3.1 1.3.2 1.4.1 1.4.3 1.4.10 1.4.11 2.4.6',
  withoutJavaScript: 'All text. The action works as described on its own page.',
  works: {
    Default: [
      { reads: 'Free Trial' },
      { reads: '₹0' },
      { reads: 'Single admin' },
      { follows: 'Contact Us', to: '#contact' },
      { waits: 'Start Free Trial' },
    ],
  },
})
