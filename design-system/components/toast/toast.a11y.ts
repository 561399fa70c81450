import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Toaster',
  pattern: { name: 'Alert', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/' },
  roles: [
    { role: 'region', nameFrom: "'Notifications'" },
    { role: 'alert', nameFrom: 'no name; around the message of an error' },
    { role: 'status', nameFrom: 'no name; around the message of a success or an information' },
    { role: 'button', nameFrom: "'Dismiss message', or the text of the action" },
  ],
  states: [
    {
      attribute: 'data-tone',
      meaning: 'error, info or success, for styling. The icon and the text carry the meaning.',
    },
    { attribute: 'data-ready', meaning: 'Its text has been set: it is visible from then on.' },
    {
      attribute: 'data-transparent',
      meaning: 'It would cover the focused element and is transparent meanwhile.',
    },
    { attribute: 'aria-keyshortcuts', meaning: 'On the list: F8.' },
  ],
  keys: [
    { key: 'F8', does: 'Moves the focus to the toasts, out of a modal dialog too.' },
    {
      key: 'Tab',
      does: 'Moves through the toasts, newest first, then continues from the previous position in the page.',
    },
    {
      key: 'Shift+Tab',
      does: 'Moves backward in the same order, then continues from the previous position in the page.',
    },
    { key: 'Enter', on: 'the button', does: 'Dismisses the toast.' },
    { key: 'Space', on: 'the button', does: 'Dismisses the toast.' },
    {
      key: 'Escape',
      on: 'a toast',
      does: 'Dismisses it. After the last toast the focus returns to where it was.',
    },
    {
      key: 'Escape',
      on: 'the page',
      does: 'Dismisses the newest toast, unless a dialog or an open menu handles the key.',
    },
  ],
  focus:
    'A toast does not take the focus and is hidden while it would cover the focused element. F8 moves the focus to the toasts. The time stops while the focus is inside. On leaving, the focus returns to where it was.',
  announcements: [
    'The message, once: an error assertively, others politely. The live region is inserted empty before its text.',
  ],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'region, Notifications',
        'list, key shortcuts F8',
        'listitem, level 1, position 1, set size 1',
        'Your license has been successfully activated!',
        'button, Dismiss message',
      ],
    },
    {
      story: 'Action',
      phrases: [
        'Removed from the batch',
        'Mitali gets no more reminders.',
        'button, Undo',
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
  gaps: ['The time can be paused but not changed, so anything that must be read is in the page too.'],
  withoutJavaScript: {
    says: 'No toast is shown.',
    works: {
      OnPress: [{ waits: 'Save' }],
    },
  },
} satisfies A11yContract
