import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'SignInCard',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [
    { role: 'heading', nameFrom: 'title' },
    { role: 'button', nameFrom: 'buttonLabel' },
    { role: 'link', nameFrom: 'its words, with "opens in a new tab"' },
    { role: 'alert', nameFrom: 'none: its words are read' },
    { role: 'status', nameFrom: 'none: its words are read' },
  ],
  states: [
    { attribute: 'aria-disabled', meaning: 'The account is being checked; presses are ignored meanwhile.' },
  ],
  keys: [
    { key: 'Enter', on: 'the button', does: 'Opens the sign-in window.' },
    { key: 'Space', on: 'the button', does: 'Opens the sign-in window.' },
    { key: 'Enter', on: 'the link', does: 'Opens the terms in a new tab.' },
    { key: 'Tab', does: 'Moves to the button, then to the link.' },
    { key: 'Shift+Tab', does: 'The same backwards.' },
  ],
  focus:
    'The title can be given the focus when the card appears. The button keeps it while the window is open and when an error comes.',
  announcements: [
    'The error, at once.',
    'The note, in the next pause.',
    'Loading... while the account is checked.',
  ],
  transcripts: [
    {
      story: 'Ready',
      phrases: [
        'heading, Sign in to Continue, level 2',
        'button, Continue with Google',
        'link, Terms (opens in a new tab)',
      ],
      never: ['image'],
    },
    {
      story: 'Refused',
      phrases: [
        'heading, Sign in to Continue, level 2',
        'alert',
        'Login failed. Please try again.',
        'button, Continue with Google',
      ],
    },
    { story: 'Checking', phrases: ['button, Continue with Google, Loading..., disabled'] },
    {
      story: 'Blocked',
      press: ['Continue with Google'],
      phrases: [
        'assertive: Allow pop-up windows for this site in your browser, then try again.',
        'heading, Sign in to Continue, level 2',
        'alert',
        'Allow pop-up windows for this site in your browser, then try again.',
        'button, Continue with Google',
      ],
    },
  ],
  wcag: ['2.1.1', '2.5.8', '3.2.5', '3.3.1', '3.3.8', '4.1.3'],
  withoutJavaScript: {
    says: 'Shows its words and the link to the terms; signing in needs JavaScript.',
    works: {
      Ready: [
        { reads: 'Sign in to Continue' },
        { follows: 'Terms (opens in a new tab)', to: '/terms' },
        { waits: 'Continue with Google' },
      ],
    },
  },
} satisfies A11yContract
