import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'An index of what is on offer: icon, title, sentence, one line each.',
  use: [
    'For four to ten things of the same rank that need a sentence each.',
    'Where titles are looked up rather than read: from 64rem on they stand in a column of their own.',
  ],
  avoid: [
    { when: 'A word is enough for each.', instead: 'TickList' },
    { when: 'They come in order.', instead: 'StepList' },
    { when: 'Each has a colour or a picture of its own.', instead: 'FeatureCard' },
  ],
  rules: [
    { do: 'Put the icon beside the title.', dont: 'Put icons above cards in rows.' },
    { do: 'Set `heading` by the headings around it.', dont: 'Skip a level because it looks better.' },
  ],
  parts: ['ServiceList', 'ServiceItem'],
  examples: [
    { story: 'Services', caption: 'As an index under its bar.' },
    { story: 'UnderAPageTitle', caption: 'Right below the title of a page.' },
  ],
} satisfies ComponentDocs
