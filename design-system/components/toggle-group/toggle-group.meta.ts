import { apg, componentMeta, operable, radioRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A few short choices in a row that take effect immediately.',
  use: [
    'Use it for two to five choices that change what is shown: day, week or month; list or calendar.',
    'Use `type="multiple"` if any number of them can be chosen.',
    'It consists of native radio buttons or checkboxes: a form submits it, and screen readers announce how many there are.',
    'Source: the APG pattern Radio Group. Buttons with `aria-pressed` would not say that one choice excludes the others.',
  ],
  avoid: {
    'The choices have panels.': 'Tabs',
    'It is a question in a form.': 'RadioGroup or Checkbox',
    'There are more than five choices, or long ones.': 'Select',
    'It is on or off.': 'Switch',
  },
  rules: {
    'Content: use one or two words of one kind for all: “Day”, “Week”, “Month”.': 'Use icons without text.',
    'Start with a choice, unless `type` is "multiple".':
      'Load another page or move the focus when the choice changes (WCAG 2.2, 3.2.2 On Input).',
  },
  parts: ['ToggleGroup', 'ToggleGroupItem'],
  examples: {
    Default: 'One choice.',
    WithIcons: 'With icons, and an item that cannot be chosen now.',
    Multiple: 'Any number of choices.',
  },
  pattern: apg('Radio group', 'radio'),
  roles: [
    { role: 'radiogroup', nameFrom: 'label. With several choices the role is group' },
    { role: 'radio', nameFrom: 'the content of the item, which is its label' },
    { role: 'checkbox', nameFrom: 'the same, with several choices' },
  ],
  states: {
    checked: 'Chosen. The native property, without aria-checked or aria-pressed.',
    disabled: 'It cannot be chosen now. The arrow keys skip it.',
  },
  keys: [
    ...tabRows('Moves into the group, to the choice or the first item, and out of it.'),
    { key: 'Space', does: 'Chooses the focused item.' },
    { key: 'Space', on: 'one of several', does: 'Chooses the item, or takes the choice back.' },
    ...radioRows('item'),
  ],
  focus:
    'With one choice the group is one tab stop, and the arrow keys are the browser’s. With several, each item is a tab stop.',
  transcripts: [{ story: 'Default' }, { story: 'Multiple' }],
  wcag: operable('1.3.1 1.4.1 1.4.3 1.4.11 2.5.3 3.2.2'),
  withoutJavaScript:
    'It can be chosen, and its form submits it. What takes effect immediately needs JavaScript.',
  works: { Default: [{ chooses: 'Month' }], Multiple: [{ chooses: 'Sunday' }] },
})
