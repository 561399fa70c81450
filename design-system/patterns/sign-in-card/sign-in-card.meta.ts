import { apg, pressRows, tabRows } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary:
    'A card to sign in with other services: a button for each, an error message above them and the terms below them.',
  use: [
    'Where a task needs an account, as a part of that task.',
    'With `onIntent`, to load the script of the provider when the pointer or focus reaches the button.',
    'With the logo of each provider as its guidelines ask for, as `mark`: the package has none.',
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
  types: ['SignInProvider'],
  examples: [
    { story: 'Default', caption: 'Ready.' },
    { story: 'TwoProviders', caption: 'Two providers, one with its logo.' },
    { story: 'WindowOpen', caption: 'The window is open and the button stays active.' },
    { story: 'Checking', caption: 'The account is being verified.' },
    { story: 'Refused', caption: 'Sign-in was refused, with the reason.' },
    { story: 'Blocked', caption: 'The browser blocked the window.' },
    { story: 'LongMessage', caption: 'A long message of the provider.' },
  ],
  contract: {
    component: 'SignInCard',
    pattern: apg('Button', 'button'),
    roles: [
      { role: 'heading', nameFrom: 'title' },
      { role: 'button', nameFrom: 'labels.button' },
      { role: 'link', nameFrom: 'its text, with "opens in a new tab"' },
      { role: 'alert', nameFrom: 'none; its text is announced' },
      { role: 'status', nameFrom: 'none; its text is announced' },
    ],
    states: [{ attribute: 'aria-disabled', meaning: 'The account is being verified. Presses are ignored.' }],
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
    wcag: ['2.1.1', '2.5.8', '3.2.5', '3.3.1', '3.3.8', '4.1.3'],
    withoutJavaScript: {
      says: 'The text and the link to the terms work. Signing in needs JavaScript.',
      works: {
        Default: [
          { reads: 'Sign in to Continue' },
          { follows: 'Terms (opens in a new tab)', to: '/terms' },
          { waits: 'Continue with Google' },
        ],
      },
    },
  },
} satisfies ComponentMeta
