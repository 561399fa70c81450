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
    {
      do: 'Count what is left where there is little room: CharacterCount.',
      dont: 'Cut off what is too long without a word.',
    },
    { do: 'Leave out a limit that nobody reaches.', dont: 'Count down from five thousand.' },
  ],
  parts: ['Textarea', 'CharacterCount'],
  examples: [
    { story: 'Empty', caption: 'Empty.' },
    { story: 'Filled', caption: 'Filled.' },
    { story: 'Invalid', caption: 'Invalid.' },
    { story: 'Counted', caption: 'With the room that is left.' },
    { story: 'Unavailable', caption: 'Not to be changed, and why.' },
  ],
} satisfies ComponentDocs
