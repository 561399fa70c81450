import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'PricingCard',
  pattern: {
    name: 'Article',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#the-article-element',
  },
  roles: [
    { role: 'article', nameFrom: 'title' },
    { role: 'heading', nameFrom: 'title; one level below it, featuresHeading and labels.limits' },
    { role: 'list', nameFrom: 'none; the heading before it describes it' },
    { role: 'term', nameFrom: 'name of the limit' },
    { role: 'definition', nameFrom: 'value of the limit' },
  ],
  states: [{ attribute: 'data-popular', meaning: 'The popular plan. The text Most Popular says the same.' }],
  keys: [],
  focus: 'Only the content of action and footer is focusable, in this order.',
  announcements: [
    'None. The price is read as one sentence, such as Free: 0 rupees per month. The large figure is hidden.',
  ],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'article, Free Trial',
        'heading, Free Trial, level 3',
        'Most Popular',
        'Free:',
        '0 rupees per month',
        'for 14 days, no card',
        'button, Start Free Trial',
        'listitem, level 1, position 1, set size 6',
        'Single admin',
        'heading, Resource limits, level 4',
        'term',
        'CPU',
        'definition',
        'about 10%',
        'end of article, Free Trial',
        'article, Customization',
        'heading, Customization, level 3',
        'Let’s work it out',
        'link, Contact Us',
        'heading, All of Free Trial, and, level 4',
      ],
      never: ['₹', 'image'],
    },
    {
      story: 'SampleWithTraffic',
      phrases: [
        'heading, Sample Paid, level 3',
        'Sample',
        '1,499 rupees per month',
        'a sample, no money moves',
        'button, Try Sample Plan',
        'Traffic in / out',
        '500 MB / 500 MB',
      ],
    },
  ],
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
} satisfies A11yContract
