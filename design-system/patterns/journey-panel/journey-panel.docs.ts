import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'Splits a long task in two: a slate side that says whose it is and how far, a paper main where it is done.',
  use: [
    'For a task of several steps, in a Dialog of size `lg` or on a page of its own.',
    'With the account at the head of the side, where the task belongs to one.',
  ],
  avoid: [
    { when: 'It is a question with two answers.', instead: 'ConfirmDialog' },
    { when: 'It is one short form.', instead: 'Field in a form, without a frame' },
  ],
  rules: [
    {
      do: 'Say “Step 2 of 3” in the main too: on a phone the steps of the side are not shown.',
      dont: 'Trust the picture of the steps.',
    },
    {
      do: 'Let the actions be the last child of the main: they stick to the foot of a phone.',
      dont: 'Put them above the fields.',
    },
  ],
  parts: ['JourneyPanel', 'JourneySide', 'JourneyMain', 'JourneyActions'],
  examples: [
    { story: 'SecondOfThree', caption: 'In the middle of a task.' },
    { story: 'SentBack', caption: 'Sent back: what is wrong comes first, and leads to the field.' },
    { story: 'Pending', caption: 'The next step is on its way: nothing jumps.' },
    { story: 'WithoutSteps', caption: 'Without steps.' },
  ],
} satisfies ComponentDocs
