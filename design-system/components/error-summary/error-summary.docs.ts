import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A numbered list of all errors of a form; each line links to its field.',
  use: [
    'Use it above the fields of a form that was rejected, together with the error at each field.',
    'Use it with `useForm`, which fills it: `<ErrorSummary {...form.summary} />`.',
    'It takes the focus when it appears and when its messages change, so the errors are read at once. It is not a live region.',
  ],
  avoid: [
    { when: 'There is one field and it already has the focus.', instead: 'Field, `error`' },
    { when: 'The fields are correct and the server failed.', instead: 'Alert' },
  ],
  rules: [
    {
      do: 'Content: use the same sentence in the summary and at the field: “Enter an e-mail address, like name@school.example.” (GOV.UK Design System, Error summary)',
      dont: 'Write only “There are 3 errors” (WCAG 2.2, 3.3.1 Error Identification).',
    },
    { do: 'List the errors in the order of the fields.', dont: 'Sort them by kind.' },
  ],
  parts: ['ErrorSummary'],
  examples: [
    { story: 'Default', caption: 'Each line links to its field.', isolated: true },
    { story: 'Appears', caption: 'It takes the focus when it appears.', isolated: true },
    { story: 'WithoutField', caption: 'An error that belongs to no field.', isolated: true },
    { story: 'OwnTitle', caption: 'With another title.', isolated: true },
  ],
} satisfies ComponentDocs
