import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A card with one button to sign in with Google, an error message above it and the terms below it.',
  use: [
    'Where a task needs an account, as a part of that task.',
    'With `onIntent`, to load the script of the provider when the pointer or focus reaches the button.',
  ],
  avoid: [
    { when: 'For a visitor who is signed in.', instead: 'UserPanel' },
    { when: 'For sign-in with a password. This card has no fields.', instead: 'Field and Input' },
  ],
  rules: [
    {
      do: 'Open the window of the provider synchronously in `onSignIn`.',
      dont: 'Wait for a promise first. Browsers block a window that opens after the click event.',
    },
    {
      do: 'Set `loading` while the account is being verified.',
      dont: 'Set `loading` while the window is open. Visitors who close the window could not try again.',
    },
    {
      do: 'Content: show the message of the provider, followed by what to do next.',
      dont: 'Replace every error by “Try again”.',
    },
  ],
  parts: ['SignInCard'],
  examples: [
    { story: 'Default', caption: 'Ready.' },
    { story: 'WindowOpen', caption: 'The window is open and the button stays active.' },
    { story: 'Checking', caption: 'The account is being verified.' },
    { story: 'Refused', caption: 'Sign-in was refused, with the reason.' },
    { story: 'Blocked', caption: 'The browser blocked the window.' },
    { story: 'LongMessage', caption: 'A long message of the provider.' },
  ],
} satisfies ComponentDocs
