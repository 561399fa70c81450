import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Several lines of text.',
  use: ['Inside a Field, for a message in somebody’s own words.'],
  avoid: [{ when: 'It is one line.', instead: 'Input' }],
  rules: [
    {
      do: 'Give it as many `rows` as an answer usually has.',
      dont: 'Let it be one line high, or resizable sideways.',
    },
    { do: 'Say a limit in the hint.', dont: 'Cut off what is too long without a word.' },
  ],
  parts: ['Textarea'],
  examples: [
    { story: 'Empty', caption: 'Empty.' },
    { story: 'Filled', caption: 'Filled.' },
    { story: 'Invalid', caption: 'Invalid.' },
  ],
} satisfies ComponentDocs
