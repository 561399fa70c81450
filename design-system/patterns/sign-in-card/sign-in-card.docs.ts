import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Asks for a Google account: one button, what went wrong above it, the terms below it.',
  use: [
    'Where a task needs an account, inside that task.',
    'With `onIntent`, so that the provider’s script is fetched when somebody comes near the button, and not with the page.',
  ],
  avoid: [
    { when: 'Somebody is signed in.', instead: 'UserPanel' },
    { when: 'The site has passwords of its own: this has no fields.', instead: 'Field and Input' },
  ],
  rules: [
    {
      do: 'Open the window in the very call of `onSignIn`.',
      dont: 'Await anything first: browsers block a window that opens later.',
    },
    {
      do: 'Set `pending` only while the account is checked.',
      dont: 'Set it while the window is open: who closes it could not try again.',
    },
    {
      do: 'Show the provider’s own message, and what to do.',
      dont: 'Translate every failure into “Try again”.',
    },
  ],
  parts: ['SignInCard'],
  examples: [
    { story: 'Ready', caption: 'Ready.' },
    { story: 'WindowOpen', caption: 'The window is open; the button stays usable.' },
    { story: 'Checking', caption: 'The account is being checked.' },
    { story: 'Refused', caption: 'Refused, and why.' },
    { story: 'Blocked', caption: 'The browser blocked the window.' },
    { story: 'LongMessage', caption: 'What the provider says, word for word.' },
  ],
} satisfies ComponentDocs
