import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A control for one line of text.',
  use: [
    'Use it inside a Field for names, addresses and numbers that are not amounts.',
    'Set `autoComplete` for data about the visitor: it saves typing (WCAG 2.2, 1.3.5 Identify Input Purpose).',
    'Set `suffix` for a fixed ending such as “.kaksha.example”. It is part of the description of the control.',
  ],
  avoid: [
    { when: 'It takes several lines.', instead: 'Textarea' },
    { when: 'It is one of a list.', instead: 'Select or RadioGroup' },
    {
      when: 'It is a number that is not an amount: a telephone number, a PIN code.',
      instead: '`type="tel"` or `inputMode="numeric"`, not `type="number"` (MDN advises against it)',
    },
  ],
  rules: [
    {
      do: 'Pass `name` and `defaultValue`, and read the form with FormData.',
      dont: 'Control `value`: text that is typed before hydration is lost.',
    },
    { do: 'Make the width match the expected length.', dont: 'Make a PIN code as wide as the page.' },
    {
      do: 'Content: put examples and rules into the hint of the Field: “For example name@school.example”.',
      dont: 'Put them into a placeholder: it disappears on typing.',
    },
  ],
  parts: ['Input'],
  examples: [
    { story: 'Default', caption: 'Plain text.' },
    { story: 'Types', caption: 'E-mail, telephone and others: each opens the matching keyboard on a phone.' },
    { story: 'WithSuffix', caption: 'With a fixed ending.' },
    { story: 'Invalid', caption: 'Invalid.' },
    { story: 'ReadOnly', caption: 'Read-only.' },
    { story: 'Unavailable', caption: 'Disabled, with the reason.' },
  ],
} satisfies ComponentDocs
