import { apg, componentMeta, operable, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A setting that is on or off and takes effect immediately.',
  use: [
    'Use a switch for a setting that changes at once, without a button to save it: reminders, a public profile.',
    'Without JavaScript nothing takes effect at once: put it in a form with a button, which submits it as a checkbox.',
    'Save in the background. If that fails, say so with an Alert or a toast, and set the switch back.',
    'Source: the APG pattern Switch, and its rule that the label does not change with the state.',
  ],
  avoid: {
    'It is an answer that a form sends with other answers.': 'Checkbox',
    'The two states are not on and off, such as monthly and yearly.': 'ToggleGroup',
    'It must be accepted, such as terms.': 'Checkbox with `required`',
  },
  rules: {
    'Content: name what is on: “Remind parents of fees”.':
      'Ask a question, or change the label with the state (“Reminders are on”): “on, off” would be announced.',
    'Take effect at once, and only on this setting.':
      'Load another page or move the focus when it changes (WCAG 2.2, 3.2.2 On Input).',
  },
  parts: ['Switch'],
  examples: {
    Default: 'With a hint. Its label is part of the target.',
    Group: 'Several in a FieldSet.',
    Unavailable: 'Disabled, with the reason.',
  },
  pattern: apg('Switch', 'switch'),
  roles: [{ role: 'switch', nameFrom: 'its children, which are its label' }],
  states: {
    checked: 'On. The native property, without aria-checked.',
    disabled: 'It cannot be changed. It is not in the tab order then.',
    'aria-describedby': 'The given description, then the hint.',
  },
  keys: [
    { key: 'Space', does: 'Turns it on or off.' },
    ...tabRows('Moves to the next switch: each is a tab stop.'),
  ],
  focus: 'It is in the tab order. A press on the label changes it and moves the focus to it.',
  transcripts: [{ story: 'Default' }, { story: 'Group' }],
  wcag: operable('1.3.1 1.4.1 1.4.3 1.4.11 2.5.3 3.2.2'),
  gaps: {
    '2.1.1': 'Enter does not change it, as with every native checkbox. The APG makes Enter optional.',
    '4.1.2':
      'Some combinations of screen reader and browser announce it as a checkbox, checked or not checked.',
  },
  withoutJavaScript: 'It changes, and its form submits it. What takes effect immediately needs JavaScript.',
  works: { Default: [{ chooses: 'Remind parents of fees' }] },
})
