import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A setting that is on or off and takes effect immediately.',
  use: [
    'Use a switch for a setting that changes at once, without a button to save it: reminders, a public profile.',
    'Without JavaScript nothing takes effect at once: put it in a form with a button, which submits it as a checkbox.',
    'Save in the background. If that fails, say so with an Alert or a toast, and set the switch back.',
    'Source: the APG pattern Switch, and its rule that the label does not change with the state.',
  ],
  avoid: [
    { when: 'It is an answer that a form sends with other answers.', instead: 'Checkbox' },
    { when: 'The two states are not on and off, such as monthly and yearly.', instead: 'ToggleGroup' },
    { when: 'It must be accepted, such as terms.', instead: 'Checkbox with `required`' },
  ],
  rules: [
    {
      do: 'Content: name what is on: “Remind parents of fees”.',
      dont: 'Ask a question, or change the label with the state (“Reminders are on”): “on, off” would be announced.',
    },
    {
      do: 'Take effect at once, and only on this setting.',
      dont: 'Load another page or move the focus when it changes (WCAG 2.2, 3.2.2 On Input).',
    },
  ],
  parts: ['Switch'],
  examples: [
    { story: 'Default', caption: 'With a hint. Its label is part of the target.' },
    { story: 'Group', caption: 'Several in a FieldSet.' },
    { story: 'Unavailable', caption: 'Disabled, with the reason.' },
    { story: 'RightToLeft', caption: 'Right to left, with a long label.' },
  ],
} satisfies ComponentDocs
