import { apg, operable, tabRows } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

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
  contract: {
    component: 'Checkbox',
    pattern: apg('Checkbox', 'checkbox'),
    roles: [{ role: 'checkbox', nameFrom: 'its children, which are its label' }],
    states: [
      { attribute: 'checked', meaning: 'Checked. The native property, without aria-checked.' },
      {
        attribute: 'indeterminate',
        meaning: 'Neither checked nor unchecked, exposed as mixed. It can only be set by script.',
      },
      { attribute: 'required', meaning: 'The browser requires it before it submits the form.' },
      { attribute: 'aria-invalid', meaning: 'It has its own error.' },
      {
        attribute: 'aria-describedby',
        meaning: 'The given description, the hint and the error, in this order.',
      },
      { attribute: 'data-invalid', meaning: 'The same on the root element, for styling.' },
    ],
    keys: [
      { key: 'Space', does: 'Checks or unchecks it.' },
      ...tabRows('Moves to the next checkbox: each is a tab stop.'),
    ],
    focus: 'It is in the tab order. A press on the label changes it and moves the focus to it.',
    transcripts: [{ story: 'Group' }, { story: 'Invalid' }, { story: 'Indeterminate' }],
    wcag: operable('1.3.1', '1.4.1', '1.4.3', '1.4.11', '2.5.3', '3.3.1', '3.3.2'),
    withoutJavaScript: {
      says: 'Everything works except the indeterminate state.',
      works: {
        Default: [{ chooses: 'Write to me about new features' }],
        Group: [{ chooses: 'Tabla' }, { chooses: 'Coding' }],
      },
    },
  },
} satisfies ComponentMeta
