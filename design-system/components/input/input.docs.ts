import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'One line of text.',
  use: [
    'Inside a Field, for names, addresses, numbers that are not counted with.',
    'With `autoComplete`: it saves typing, and WCAG asks for it where it is about the user.',
  ],
  avoid: [
    { when: 'It is several lines.', instead: 'Textarea' },
    { when: 'It is one of a list.', instead: 'Select or RadioGroup' },
    {
      when: 'It is a number that is no amount: a phone, a pin.',
      instead: '`type="tel"` or `inputMode="numeric"`, not `type="number"`',
    },
  ],
  rules: [
    {
      do: 'Give it `name` and `defaultValue`, and read the form with FormData.',
      dont: 'Control its value: what is typed before the script arrives is lost.',
    },
    { do: 'Let the width tell how much is expected.', dont: 'Make a pin code as wide as the page.' },
  ],
  parts: ['Input'],
  examples: [
    { story: 'Text', caption: 'Plain text.' },
    { story: 'Types', caption: 'E-mail, telephone and others: the right keyboard on a phone.' },
    { story: 'WithSuffix', caption: 'With an end that is fixed.' },
    { story: 'Invalid', caption: 'Invalid.' },
    { story: 'ReadOnly', caption: 'To be read, not changed.' },
    { story: 'Unavailable', caption: 'Not to be changed, and why.' },
  ],
} satisfies ComponentDocs
