import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Connects a label, a hint and an error to one form control.',
  use: [
    'Use a Field around every Input, Textarea and Select. A RadioGroup without a `label` and a Switch take the label, the hint and the error of a Field around them.',
    'Use `useFieldControl` in your own controls to receive the id, the description and the invalid state.',
    'Use a FieldSet around several controls that answer one question: checkboxes, the parts of a date.',
    'The label is connected with `for`; hint and error are connected with `aria-describedby`, in this order.',
  ],
  avoid: {
    'It is a single yes or no.': 'Checkbox',
    'It is one of a few answers that can all be shown.': 'RadioGroup',
  },
  rules: {
    'Content: write the label above the control in the visitor’s words: “Company email”.':
      'Use a placeholder as the label: it disappears on typing (WCAG 2.2, 3.3.2 Labels or Instructions).',
    'Give the rule in the hint, before a mistake is made: “3 to 20 characters. This becomes your web address.”':
      'Keep the rule for the error message.',
    'Say in the error how to correct it: “Use at least 3 characters. You have typed 2.” (WCAG 2.2, 3.3.3 Error Suggestion)':
      'Write “Invalid input”.',
  },
  parts: ['Field', 'FieldSet'],
  examples: {
    Default: 'A label and a control.',
    WithHint: 'With a hint.',
    WithError: 'With an error: icon, text and a coloured border.',
    WholeForm: 'Several fields in a form.',
    Compact: 'With `data-density="compact"`: 36 px high, 44 on a touch screen.',
    Group: 'Several controls that answer one question, in a FieldSet.',
    OwnControl: 'Around your own control.',
  },
  pattern: wai('Labelled form field', 'tutorials/forms/labels/'),
  roles: [
    { role: 'of the control inside', nameFrom: 'label' },
    { role: 'group', nameFrom: 'the label of a FieldSet, which is its legend' },
  ],
  states: {
    'aria-describedby': 'On the control or the group: the hint, then the error.',
    'aria-invalid':
      'On the control while there is an error. The role group does not support it; the controls inside do.',
    'data-invalid': 'The same on the root element, for styling.',
  },
  focus: 'It cannot be focused itself. A press on the label moves the focus to the control.',
  announcements: [
    'None: ErrorSummary, or focus on the field, announces the error. The error of a group is announced when the focus enters it.',
  ],
  transcripts: [{ story: 'WithError' }, { story: 'WithHint' }, { story: 'Group' }],
  wcag: '1.3.1 1.3.5 1.4.1 2.4.6 2.5.3 3.3.1 3.3.2 3.3.3 4.1.2',
  works: {
    WholeForm: [
      { types: 'Name' },
      { types: 'Phone' },
      { chooses: 'Customization', from: 'Plan' },
      { types: 'Message' },
      { sends: ['name', 'phone', 'plan', 'message'], by: 'Send message' },
    ],
    WithHint: [{ reads: 'We send your licence to this address.' }],
  },
})
