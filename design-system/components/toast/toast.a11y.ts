import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Toaster',
  pattern: { name: 'Alert', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/' },
  roles: [
    { role: 'region', nameFrom: "'Notifications'" },
    { role: 'alert', nameFrom: 'no name; around the message of an error' },
    { role: 'status', nameFrom: 'no name; around the message of a success' },
    { role: 'button', nameFrom: "'Dismiss message'" },
  ],
  states: [
    { attribute: 'data-tone', meaning: 'error or success, for styling; the icon and the words carry it.' },
    { attribute: 'data-ready', meaning: 'Its words have come: it is shown from then on.' },
    { attribute: 'data-aside', meaning: 'It lies over what has the focus, and is not seen meanwhile.' },
    { attribute: 'aria-keyshortcuts', meaning: 'On the list: F8.' },
  ],
  keys: [
    { key: 'F8', does: 'Moves the focus to the toasts, out of a modal dialog too.' },
    { key: 'Tab', does: 'Goes through the toasts, newest first, and on from where people came.' },
    { key: 'Shift+Tab', does: 'The same backwards, and on from where people came.' },
    { key: 'Enter', on: 'the button', does: 'Dismisses the toast.' },
    { key: 'Space', on: 'the button', does: 'Dismisses the toast.' },
    { key: 'Escape', on: 'a toast', does: 'Dismisses it, and gives the focus back after the last.' },
    {
      key: 'Escape',
      on: 'the page',
      does: 'Dismisses the newest toast, where no dialog and no open menu takes the key.',
    },
  ],
  focus:
    'A toast takes no focus, and steps aside where it would lie over what has it. Reached by F8; the time stops while the focus is in it; it goes back to where it was.',
  announcements: [
    'The message, once: an error at once, a success politely. The region stands empty before its words come.',
  ],
  transcripts: [
    {
      story: 'Success',
      phrases: [
        'region, Notifications',
        'list, key shortcuts F8',
        'listitem, level 1, position 1, set size 1',
        'Your license has been successfully activated!',
        'button, Dismiss message',
      ],
    },
    {
      story: 'OnPress',
      press: ['Save'],
      phrases: [
        'polite: The batch is saved.',
        'region, Notifications',
        'list, key shortcuts F8',
        'listitem, level 1, position 1, set size 1',
        'The batch is saved.',
        'button, Dismiss message',
      ],
    },
    {
      story: 'OnPress',
      press: ['Save, and fail'],
      phrases: ['assertive: A network error occurred. Please try again.'],
    },
  ],
  wcag: [
    '1.3.1',
    '1.4.1',
    '1.4.3',
    '2.1.1',
    '2.1.4',
    '2.2.1',
    '2.4.3',
    '2.4.11',
    '2.5.1',
    '2.5.7',
    '2.5.8',
    '4.1.2',
    '4.1.3',
  ],
  gaps: ['The time is not adjustable beyond pausing it: what has to be read also stands in the page.'],
  withoutJavaScript: {
    says: 'None of it.',
    works: {
      OnPress: [{ waits: 'Save' }],
    },
  },
} satisfies A11yContract
