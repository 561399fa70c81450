import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The content of a page that failed to render: a message, a button to try again and a link.',
  use: [
    'In the error boundary of a page, or of a part that fills a page.',
    'With `takesFocus` if it replaces a page. Screen readers then announce the headline.',
    'With `onRetry` if the operation can be repeated without reloading the page.',
  ],
  avoid: [
    { when: 'For an address that does not exist.', instead: 'NotFound' },
    { when: 'For a form that could not be sent.', instead: 'ErrorSummary or Alert' },
    { when: 'For a failed part of a page that still works.', instead: 'Alert, in place of that part' },
  ],
  rules: [
    {
      do: 'Content: say what has not been lost and how to contact a person.',
      dont: 'Show the technical error. Visitors cannot act on it, and it can help an attacker.',
    },
    {
      do: 'Render it without data and images.',
      dont: 'Depend on code or data that may have caused the error.',
    },
  ],
  parts: ['UnexpectedError'],
  examples: [
    { story: 'Default', caption: 'In place of a page.' },
    { story: 'OwnRetry', caption: 'With its own retry function.' },
  ],
} satisfies ComponentDocs
