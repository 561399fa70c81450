import { apg, componentMeta, operable, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A yes-or-no answer with its own label; a group of checkboxes takes any number of answers.',
  use: [
    'Use a checkbox for one yes or no that a form sends: terms, a newsletter.',
    'Use several with the same `name` in a FieldSet for a question with any number of answers.',
    'Set `indeterminate` if one box represents several that differ. It is exposed as “mixed” and needs JavaScript.',
  ],
  avoid: {
    'Only one of the answers can be chosen.': 'RadioGroup',
    'It takes effect immediately, without a form.': 'Switch',
    'The list of answers is long.': 'Select, or a search',
  },
  rules: {
    'Content: write what is true when the box is checked: “Write to me about new features”.':
      'Write a negative (“Do not write to me”): checking a box to refuse is easily misread.',
    'Leave a box for consent unchecked.': 'Check the newsletter for the visitor.',
    'Show one error for a group, with `error` on the FieldSet.': 'Repeat the same error at every box.',
  },
  parts: ['Checkbox'],
  examples: {
    Default: 'One checkbox with a hint. Its label is part of the target.',
    Group: 'Several in a FieldSet, whose label asks the question.',
    Invalid: 'With its own error.',
    InvalidGroup: 'The error of a group, above the boxes.',
    Indeterminate: 'One box that represents several.',
    Unavailable: 'Disabled, with the reason.',
    LongLabel: 'A long label wraps beside the box.',
  },
  pattern: apg('Checkbox', 'checkbox'),
  roles: [{ role: 'checkbox', nameFrom: 'its children, which are its label' }],
  states: {
    checked: 'Checked. The native property, without aria-checked.',
    indeterminate: 'Neither checked nor unchecked, exposed as mixed. It can only be set by script.',
    required: 'The browser requires it before it submits the form.',
    'aria-invalid': 'It has its own error.',
    'aria-describedby': 'The given description, the hint and the error, in this order.',
    'data-invalid': 'The same on the root element, for styling.',
  },
  keys: [
    { key: 'Space', does: 'Checks or unchecks it.' },
    ...tabRows('Moves to the next checkbox: each is a tab stop.'),
  ],
  focus: 'It is in the tab order. A press on the label changes it and moves the focus to it.',
  transcripts: [{ story: 'Group' }, { story: 'Invalid' }, { story: 'Indeterminate' }],
  wcag: operable('1.3.1 1.4.1 1.4.3 1.4.11 2.5.3 3.3.1 3.3.2'),
  withoutJavaScript: 'Everything works except the indeterminate state.',
  works: {
    Default: [{ chooses: 'Write to me about new features' }],
    Group: [{ chooses: 'Tabla' }, { chooses: 'Coding' }],
  },
})
