import type { ComponentDocs } from '../../testing/docs.ts'
import { badgeDescriptions } from './badge.tsx'

export default {
  summary: 'Sets one thing apart from its neighbours by a word or two.',
  use: [
    'For what is true of this one and not of the others: “Most Popular”, “Sample”.',
    'Beside the title that it speaks of, in the same element or the same row.',
  ],
  avoid: [
    { when: 'It can be pressed.', instead: 'Button or Link' },
    { when: 'It tells what happened.', instead: 'Alert or toast' },
    { when: 'Every item has one: then it sets nothing apart.', instead: 'Text' },
  ],
  rules: [
    { do: 'Say it in words that stand alone: “Sample price”.', dont: 'Let a colour carry the meaning.' },
    {
      do: 'Use the chalk ring once on a page, on slate.',
      dont: 'Ring several things: a teacher who circles everything has circled nothing.',
    },
  ],
  parts: ['Badge'],
  variants: badgeDescriptions,
  examples: [
    { story: 'Outline', caption: 'A plain flag.' },
    { story: 'Chalk', caption: 'Ringed by hand, on a board.' },
  ],
} satisfies ComponentDocs
