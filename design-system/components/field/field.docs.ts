import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Connects a label, a hint and an error to one form control.',
  use: [
    'Use a Field around every Input, Textarea and Select. A RadioGroup without a `label` and a Switch take the label, the hint and the error of a Field around them.',
    'Use `useFieldControl` in your own controls to receive the id, the description and the invalid state.',
    'Use a FieldSet around several controls that answer one question: checkboxes, the parts of a date.',
    'The label is connected with `for`; hint and error are connected with `aria-describedby`, in this order.',
  ],
  avoid: [
    { when: 'It is a single yes or no.', instead: 'Checkbox' },
    { when: 'It is one of a few answers that can all be shown.', instead: 'RadioGroup' },
  ],
  rules: [
    {
      do: 'Content: write the label above the control in the visitor’s words: “Company email”.',
      dont: 'Use a placeholder as the label: it disappears on typing (WCAG 2.2, 3.3.2 Labels or Instructions).',
    },
    {
      do: 'Give the rule in the hint, before a mistake is made: “3 to 20 characters. This becomes your web address.”',
      dont: 'Keep the rule for the error message.',
    },
    {
      do: 'Say in the error how to correct it: “Use at least 3 characters. You have typed 2.” (WCAG 2.2, 3.3.3 Error Suggestion)',
      dont: 'Write “Invalid input”.',
    },
  ],
  parts: ['Field', 'FieldSet'],
  examples: [
    { story: 'Default', caption: 'A label and a control.' },
    { story: 'WithHint', caption: 'With a hint.' },
    { story: 'WithError', caption: 'With an error: icon, text and a coloured border.' },
    { story: 'WholeForm', caption: 'Several fields in a form.' },
    {
      story: 'Compact',
      caption: 'With `data-density="compact"`: 36 px high, 44 on a touch screen.',
    },
    { story: 'Group', caption: 'Several controls that answer one question, in a FieldSet.' },
    { story: 'OwnControl', caption: 'Around a control of your own.' },
  ],
} satisfies ComponentDocs
