import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Shows plans on one fee card: what it costs, what is in it, how to begin.',
  use: ['For one to three plans.', 'With the popular one first: it is the widest, and the first on a phone.'],
  avoid: [
    { when: 'Two dozen properties have to be compared.', instead: 'a table' },
    { when: 'It is an offer without a price.', instead: 'IntroCard' },
  ],
  rules: [
    {
      do: 'Give `currencyName` and `period`: it is spoken as “0 rupees per month”.',
      dont: 'Write the price into the title.',
    },
    { do: 'Mark what is made up with `sample`.', dont: 'Show a price that nobody can buy.' },
    { do: 'Ask for one popular plan at most.', dont: 'Make every plan popular.' },
    {
      do: 'Use a price below zero for “Let’s work it out”.',
      dont: 'Write “Contact us” where a figure is expected, without a way to do it.',
    },
  ],
  parts: ['PricingTable', 'PricingCard'],
  examples: [
    { story: 'TwoPlans', caption: 'Two plans, the popular one on slate.' },
    { story: 'ThreePlans', caption: 'Three plans.' },
    { story: 'HiddenPrice', caption: 'A price that is agreed on.' },
    { story: 'SampleWithTraffic', caption: 'A sample with resource limits.' },
    { story: 'Least', caption: 'With a title, a price and an action alone.' },
    { story: 'LongWords', caption: 'Long names, a price in lakh, another way to hide one.' },
    { story: 'Pending', caption: 'Press it: the action says that it is on its way, and keeps its words.' },
    { story: 'UnderAPageTitle', caption: 'Right below the title of a page.' },
  ],
} satisfies ComponentDocs
