import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'PricingCard',
  pattern: {
    name: 'Article',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#the-article-element',
  },
  roles: [
    { role: 'article', nameFrom: 'title' },
    { role: 'heading', nameFrom: 'title; one level below it featuresHeading and labels.limits' },
    { role: 'list', nameFrom: 'the heading before it' },
    { role: 'term', nameFrom: 'name of the limit' },
    { role: 'definition', nameFrom: 'value of the limit' },
  ],
  states: [{ attribute: 'data-popular', meaning: 'For styling; the words Most Popular say it.' }],
  keys: [],
  focus: 'Only what is passed as action and footer takes focus, in this order.',
  announcements: [
    'The price as one sentence, such as Free: 0 rupees per month. The large figures are hidden from screen readers.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.3', '1.4.10', '1.4.11', '2.4.6'],
  withoutJavaScript: 'Everything; what the action does is up to what is passed.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
