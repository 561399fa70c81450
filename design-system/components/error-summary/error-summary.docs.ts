import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Everything that is wrong with a form, numbered, each line leading to its field.',
  use: [
    'Above the fields of a form that did not go through, beside the error at each field.',
    'With `useForm`, which fills it: `<ErrorSummary {...form.summary} />`.',
  ],
  avoid: [
    { when: 'One field is wrong and has the focus.', instead: 'Field, `error`' },
    { when: 'Nothing is wrong with the fields: the server failed.', instead: 'Alert' },
  ],
  rules: [
    {
      do: 'Use the same words here and at the field.',
      dont: 'Write “There are 3 errors” and leave people to look for them.',
    },
    { do: 'List them in the order of the fields.', dont: 'Sort them by kind.' },
  ],
  parts: ['ErrorSummary'],
  examples: [
    { story: 'WithLinks', caption: 'Lines that lead to fields.', alone: true },
    { story: 'Appears', caption: 'It takes the focus when it appears.', alone: true },
    { story: 'WithoutField', caption: 'A line that belongs to no field.', alone: true },
    { story: 'OwnTitle', caption: 'With a title of its own.', alone: true },
  ],
} satisfies ComponentDocs
