import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'One feature: an icon beside a title and a sentence.',
  use: [
    'For three to twelve features of the same rank, in a FeatureList.',
    'Wherever there are 18rem or more: there are as many columns as fit.',
  ],
  avoid: [
    { when: 'There is an order.', instead: 'StepList' },
    { when: 'They are an index that is read down.', instead: 'ServiceList' },
    { when: 'Each should stand out by a colour.', instead: 'FeatureCard' },
  ],
  rules: [
    {
      do: 'Keep the sentence to what the visitor gets.',
      dont: 'Name the technique: “cron-based reminders”.',
    },
    {
      do: 'Give each its own drawing, or all of them the same tick where they are reasons.',
      dont: 'Use two drawings for five items: people look for what the pairs have in common.',
    },
  ],
  parts: ['FeatureList', 'FeatureItem'],
  examples: [
    { story: 'SideBySide', caption: 'One, two or three columns, by the room there is.' },
    { story: 'Narrow', caption: 'Long words in a narrow column.' },
  ],
} satisfies ComponentDocs
