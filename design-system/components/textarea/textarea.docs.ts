import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A control for several lines of text.',
  use: [
    'Use it inside a Field for a message in the visitor’s own words.',
    'Use CharacterCount around it if there is a limit that visitors may reach: it shows the remaining characters and announces them once a fifth is left.',
  ],
  avoid: [
    { when: 'The answer is one line.', instead: 'Input' },
    { when: 'The answer is one of a few.', instead: 'RadioGroup or Select' },
  ],
  rules: [
    {
      do: 'Set `rows` to the usual length of an answer.',
      dont: 'Make it one line high, or resizable sideways.',
    },
    {
      do: 'Content: give the limit as text: “At most 160 characters.”',
      dont: 'Cut off a text that is too long without a message (WCAG 2.2, 3.3.1 Error Identification).',
    },
    { do: 'Leave out a limit that is never reached.', dont: 'Count down from five thousand.' },
  ],
  parts: ['Textarea', 'CharacterCount'],
  examples: [
    { story: 'Default', caption: 'Empty.' },
    { story: 'Filled', caption: 'With text.' },
    { story: 'Invalid', caption: 'Invalid.' },
    { story: 'Counted', caption: 'With the number of remaining characters.' },
    { story: 'Unavailable', caption: 'Disabled, with the reason.' },
  ],
} satisfies ComponentDocs
