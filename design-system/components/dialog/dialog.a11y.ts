import type { A11yContract, Movement } from '../../testing/contract.ts'

const wrapsAround: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }

export default {
  component: 'Dialog',
  pattern: { name: 'Dialog (Modal)', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/' },
  roles: [
    { role: 'dialog', nameFrom: 'DialogTitle' },
    { role: 'heading', nameFrom: 'the content of DialogTitle' },
    { role: 'button', nameFrom: "'Close', unless showCloseButton={false}" },
  ],
  states: [
    { attribute: 'aria-describedby', meaning: 'DialogDescription, if there is one.' },
    { attribute: 'aria-expanded', meaning: 'On the trigger: whether the dialog is open.' },
    {
      attribute: 'inert',
      meaning:
        'On the page behind a modal dialog, except for the toasts. aria-modal is not used, because it would hide the toasts too.',
    },
  ],
  keys: [
    { key: 'Enter', on: 'the trigger', does: 'Opens the dialog.' },
    { key: 'Space', on: 'the trigger', does: 'Opens the dialog.' },
    { key: 'Tab', does: 'Moves to the next control inside, from the last to the first.', moves: wrapsAround },
    {
      key: 'Shift+Tab',
      does: 'Moves to the previous control inside, from the first to the last.',
      moves: wrapsAround,
    },
    { key: 'Escape', does: 'Closes the dialog, unless the caller prevents it.' },
  ],
  focus:
    'On opening it moves to the first control that is not a link, or as set by onOpenAutoFocus. In a modal dialog it stays inside, except that F8 moves it to the toasts. On closing it returns to the trigger, else to the element that had it before.',
  announcements: ['Name and description, together with the focus, on opening.'],
  transcripts: [
    { story: 'Default', phrases: ['button, Cancel the trial, not expanded, has popup dialog'] },
    {
      story: 'Default',
      press: ['Cancel the trial'],
      phrases: [
        'dialog, Cancel the trial?, Your courses stay for 30 days, in case you change your mind.',
        'heading, Cancel the trial?, level 2',
        'Your courses stay for 30 days, in case you change your mind.',
        'button, Close',
        'end of dialog, Cancel the trial?, Your courses stay for 30 days, in case you change your mind.',
      ],
    },
    {
      story: 'WithToast',
      press: ['Save'],
      phrases: [
        'polite: The timetable is saved.',
        'region, Notifications',
        'The timetable is saved.',
        'dialog, Save the timetable, Both of them say what became of it.',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11', '2.5.8', '4.1.2'],
  gaps: [
    'Safari does not focus a clicked button, so a dialog that such a button opens through `open` cannot return the focus to it.',
  ],
  withoutJavaScript: {
    says: 'It does not open. A press before hydration has no effect.',
    works: {
      Default: [{ waits: 'Cancel the trial' }],
    },
  },
} satisfies A11yContract
