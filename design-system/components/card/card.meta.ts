import { componentMeta, html } from '../../testing/contract-parts.ts'
import { cardDescriptions } from './card.tsx'

export default componentMeta({
  summary: 'A bordered or tinted area that groups related content.',
  use: [
    'Use a card for an offer, a note or an object that is separate from the text around it.',
    'Use `as="li"` for the items of a list: screen readers then announce how many there are.',
    'Use `as="article"` for content that would be complete outside the page.',
  ],
  avoid: {
    'It is a whole section of a page.': 'Section',
    'It reports that something has just happened.': 'Alert',
    'It is a plan with a price.': 'PricingCard',
    'You only need to separate parts of a page.': 'Space, or Separator',
  },
  rules: {
    'Give the card a heading, and one link or button whose label says what it does.':
      'Make the whole card a link: its accessible name would be all of its text.',
    'Content: let the heading name the subject: “Fee register”, followed by one sentence.':
      'Let the background colour carry the meaning: `error` does not say that something failed (WCAG 2.2, 1.4.1 Use of Color).',
    'Use `shadow` for a single object on the page.':
      'Use `shadow` on every card of a row: the shadow then distinguishes nothing.',
  },
  parts: ['Card'],
  variants: cardDescriptions,
  examples: {
    Offer: 'A named section with one action.',
    Default: 'Eight surfaces.',
    Edges: 'Four edges.',
    WithShadow: 'A card with a shadow on `paper`, which stays light in the dark theme.',
    InAList: 'Items of a list.',
  },
  pattern: html('Native grouping elements', 'sections.html#the-article-element'),
  roles: [
    { role: 'generic', nameFrom: 'no name; screen-reader users find its heading' },
    { role: 'article', nameFrom: 'with as="article": aria-labelledby, if it is passed' },
    { role: 'listitem', nameFrom: 'with as="li": no name' },
    {
      role: 'region',
      nameFrom: 'with as="section": aria-label or aria-labelledby, which the type requires',
    },
  ],
  focus: 'It cannot be focused. It contains a Button or a Link that can.',
  wcag: '1.3.1 1.4.1 1.4.3 1.4.10 1.4.11',
})
