import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A yes-or-no answer with its own label; a group of checkboxes takes any number of answers.',
  use: [
    'Use a checkbox for one yes or no that a form sends: terms, a newsletter.',
    'Use several with the same `name` in a FieldSet for a question with any number of answers.',
    'Set `indeterminate` if one box represents several that differ. It is exposed as “mixed” and needs JavaScript.',
  ],
  avoid: [
    { when: 'Only one of the answers can be chosen.', instead: 'RadioGroup' },
    { when: 'It takes effect immediately, without a form.', instead: 'Switch' },
    { when: 'The list of answers is long.', instead: 'Select, or a search' },
  ],
  rules: [
    {
      do: 'Content: write what is true when the box is checked: “Write to me about new features”.',
      dont: 'Write a negative (“Do not write to me”): checking a box to refuse is easily misread.',
    },
    { do: 'Leave a box for consent unchecked.', dont: 'Check the newsletter for the visitor.' },
    {
      do: 'Show one error for a group, with `error` on the FieldSet.',
      dont: 'Repeat the same error at every box.',
    },
  ],
  parts: ['Checkbox'],
  examples: [
    { story: 'Default', caption: 'One checkbox with a hint. Its label is part of the target.' },
    { story: 'Group', caption: 'Several in a FieldSet, whose label asks the question.' },
    { story: 'Invalid', caption: 'With its own error.' },
    { story: 'InvalidGroup', caption: 'The error of a group, above the boxes.' },
    { story: 'Indeterminate', caption: 'One box that represents several.' },
    { story: 'Unavailable', caption: 'Disabled, with the reason.' },
    { story: 'LongLabel', caption: 'A long label wraps beside the box.' },
  ],
} satisfies ComponentDocs
