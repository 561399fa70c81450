import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A few short choices in a row that take effect immediately.',
  use: [
    'Use it for two to five choices that change what is shown: day, week or month; list or calendar.',
    'Use `type="multiple"` if any number of them can be chosen.',
    'It consists of native radio buttons or checkboxes: a form submits it, and screen readers announce how many there are.',
    'Source: the APG pattern Radio Group. Buttons with `aria-pressed` would not say that one choice excludes the others.',
  ],
  avoid: [
    { when: 'The choices have panels of their own.', instead: 'Tabs' },
    { when: 'It is a question in a form.', instead: 'RadioGroup or Checkbox' },
    { when: 'There are more than five choices, or long ones.', instead: 'Select' },
    { when: 'It is on or off.', instead: 'Switch' },
  ],
  rules: [
    {
      do: 'Content: use one or two words of one kind for all: “Day”, “Week”, “Month”.',
      dont: 'Use icons without text.',
    },
    {
      do: 'Start with a choice, unless `type` is "multiple".',
      dont: 'Load another page or move the focus when the choice changes (WCAG 2.2, 3.2.2 On Input).',
    },
  ],
  parts: ['ToggleGroup', 'ToggleGroupItem'],
  examples: [
    { story: 'Default', caption: 'One choice.' },
    { story: 'WithIcons', caption: 'With icons, and an item that cannot be chosen now.' },
    { story: 'Multiple', caption: 'Any number of choices.' },
  ],
} satisfies ComponentDocs
