import { componentMeta, isolated } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A numbered list of all errors of a form; each line links to its field.',
  use: [
    'Use it above the fields of a form that was rejected, together with the error at each field.',
    'Use it with `useForm`, which fills it: `<ErrorSummary {...form.summary} />`.',
    'It takes the focus when it appears and when it gets another message, so the errors are read at once. It is not a live region.',
  ],
  avoid: {
    'There is one field and it already has the focus.': 'Field, `error`',
    'The fields are correct and the server failed.': 'Alert',
  },
  rules: {
    'Content: use the same sentence in the summary and at the field: “Enter an e-mail address, like name@school.example.” (GOV.UK Design System, Error summary)':
      'Write only “There are 3 errors” (WCAG 2.2, 3.3.1 Error Identification).',
    'List the errors in the order of the fields.': 'Sort them by kind.',
  },
  parts: ['ErrorSummary'],
  examples: {
    Default: isolated('Each line links to its field.'),
    Appears: isolated('It takes the focus when it appears.'),
    WithoutField: isolated('An error that belongs to no field.'),
    OwnTitle: isolated('With another title.'),
  },
  pattern: { name: 'Error summary', url: 'https://design-system.service.gov.uk/components/error-summary/' },
  roles: [
    { role: 'group', nameFrom: 'title' },
    { role: 'list', nameFrom: 'no name; it also describes the group' },
    { role: 'link', nameFrom: 'the message of the error' },
  ],
  keys: [{ key: 'Enter', on: 'a line', does: 'Moves the focus to the field of the error.' }],
  focus:
    'It takes the focus when it appears and when it gets another message. It is not a tab stop itself; its links are.',
  announcements: [
    'None: the focus makes screen readers announce title and messages, and a live region would repeat them.',
  ],
  transcripts: [{ story: 'Default' }, { story: 'Appears', press: ['Save & Next'] }],
  wcag: '1.3.1 1.4.1 2.1.1 2.4.3 2.5.8 3.3.1 3.3.3 4.1.3',
  withoutJavaScript:
    'The list is shown, and its links lead to a Field with the same `controlId`. A field that is known only by its name needs JavaScript.',
  works: {
    Default: [
      { reads: 'Errors:' },
      { follows: 'This domain name is taken. Try another.', to: '#domainName' },
      { types: 'Domain name' },
      { types: 'Company email' },
      { sends: ['domainName', 'companyEmail'], by: 'Save & Next' },
    ],
  },
})
