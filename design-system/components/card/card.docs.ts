import type { ComponentDocs } from '../../testing/docs.ts'
import { cardDescriptions } from './card.tsx'

export default {
  summary: 'A field of its own for things that belong together.',
  use: [
    'For an offer, a note, an object that lies on the page.',
    'In a list, as its items: `as="li"`.',
    'Around what could be taken out of the page and still be understood: `as="article"`.',
  ],
  avoid: [
    { when: 'It is a whole section of a page.', instead: 'Sheet' },
    { when: 'It tells what has just happened.', instead: 'Alert' },
    { when: 'It is a plan with a price.', instead: 'PricingCard' },
    { when: 'Things only need to be told apart.', instead: 'Space, or Separator' },
  ],
  rules: [
    {
      do: 'Give it a heading, and one link or button that says what it does.',
      dont: 'Make the whole card a link: who listens hears all of its words as one name.',
    },
    {
      do: 'Let the words say what a card is about. Wash and edge tell cards apart, no more.',
      dont: 'Use the terra wash to say that something failed.',
    },
    {
      do: 'Lift what lies on the page: one sheet, one slip.',
      dont: 'Lift every card of a row: then nothing lies on anything.',
    },
  ],
  parts: ['Card'],
  variants: cardDescriptions,
  examples: [
    { story: 'Offer', caption: 'A named section with one thing to do.' },
    { story: 'Surfaces', caption: 'Eight surfaces.' },
    { story: 'Edges', caption: 'Four edges.' },
    { story: 'Lying', caption: 'Paper that lies on the page, in the dark theme too.' },
    { story: 'InAList', caption: 'Items of a list.' },
  ],
} satisfies ComponentDocs
