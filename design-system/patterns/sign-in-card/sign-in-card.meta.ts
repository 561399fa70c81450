import { apg, componentMeta, pressRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary:
    'A card to sign in with other services: a button for each, an error message above them and the terms below them.',
  use: [
    'Where a task needs an account, as a part of that task.',
    'With `onIntent`, to load the script of the provider when the pointer or focus reaches the button.',
    'With the logo of each provider as its guidelines ask for, as `mark`: the package has none.',
  ],
  avoid: {
    'For a visitor who is signed in.': 'UserPanel',
    'For sign-in with a password. This card has no fields.': 'Field and Input',
  },
  rules: {
    'Open the window of the provider synchronously in `onSignIn`.':
      'Wait for a promise first. Browsers block a window that opens after the click event.',
    'Set `loading` while the account is being verified.':
      'Set `loading` while the window is open. Visitors who close the window could not try again.',
    'Content: show the message of the provider, followed by what to do next.':
      'Replace every error by “Try again”.',
  },
  parts: ['SignInCard'],
  types: ['SignInProvider'],
  examples: {
    Default: 'Ready.',
    TwoProviders: 'Two providers, one with its logo.',
    WindowOpen: 'The window is open and the button stays active.',
    Checking: 'The account is being verified.',
    Refused: 'Sign-in was refused, with the reason.',
    Blocked: 'The browser blocked the window.',
    LongMessage: 'A long message of the provider.',
  },
  pattern: apg('Button', 'button'),
  roles: [
    { role: 'heading', nameFrom: 'title' },
    { role: 'button', nameFrom: 'labels.button' },
    { role: 'link', nameFrom: 'its text, with "opens in a new tab"' },
    { role: 'alert', nameFrom: 'none; its text is announced' },
    { role: 'status', nameFrom: 'none; its text is announced' },
  ],
  states: {
    'aria-disabled': 'The account is being verified. Presses are ignored.',
  },
  keys: [
    ...pressRows('Opens the sign-in window.', 'the button'),
    { key: 'Enter', on: 'the link', does: 'Opens the terms in a new tab.' },
    ...tabRows('Moves to the button, then to the link.'),
  ],
  focus:
    'The title is focusable by script. The button keeps focus while the window is open and when an error appears.',
  announcements: [
    'The error, assertively.',
    'The note, politely.',
    'Loading... while the account is being verified.',
  ],
  transcripts: [
    { story: 'Default' },
    { story: 'Refused' },
    { story: 'Checking' },
    { story: 'Blocked', press: ['Continue with Google'] },
  ],
  wcag: '2.1.1 2.5.8 3.2.5 3.3.1 3.3.8 4.1.3',
  withoutJavaScript: 'The text and the link to the terms work. Signing in needs JavaScript.',
  works: {
    Default: [
      { reads: 'Sign in to Continue' },
      { follows: 'Terms (opens in a new tab)', to: '/terms' },
      { waits: 'Continue with Google' },
    ],
  },
})
