import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'A label, a hint and an error around one control, wired so that a screen reader says them with it.',
  use: [
    'Around every Input, Textarea and Select.',
    'Around a control of your own, through `useFieldControl`.',
    'As a FieldGroup around several controls that answer one question: boxes to tick, the parts of a date.',
  ],
  avoid: [
    { when: 'It is one yes or no.', instead: 'Checkbox' },
    { when: 'It is one of a few that can all be seen.', instead: 'RadioGroup' },
  ],
  rules: [
    {
      do: 'Write the label above, in the user’s words, and keep it there.',
      dont: 'Use a placeholder as a label: it leaves as soon as somebody types.',
    },
    { do: 'Say in the hint what is asked before it goes wrong.', dont: 'Keep the rule for the error.' },
    {
      do: 'Say in the error what to do: “Use at least 3 characters. You have typed 2.”',
      dont: 'Say “Invalid input”.',
    },
  ],
  parts: ['Field', 'FieldGroup'],
  examples: [
    { story: 'Plain', caption: 'A label and a control.' },
    { story: 'WithHint', caption: 'With a hint.' },
    { story: 'WithError', caption: 'With an error: icon, words, edge.' },
    { story: 'WholeForm', caption: 'Several in a form.' },
    { story: 'Group', caption: 'Several controls that answer one question, in a FieldGroup.' },
    { story: 'OwnControl', caption: 'Around a control of your own.' },
  ],
} satisfies ComponentDocs
