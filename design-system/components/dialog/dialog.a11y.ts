import type { A11yContract, Movement } from '../../testing/contract.ts'

const round: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }

export default {
  component: 'Dialog',
  pattern: { name: 'Dialog (Modal)', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/' },
  roles: [
    { role: 'dialog', nameFrom: 'DialogTitle' },
    { role: 'heading', nameFrom: 'content of DialogTitle' },
    { role: 'button', nameFrom: "'Close', drawn unless closable={false}" },
  ],
  states: [
    { attribute: 'aria-describedby', meaning: 'DialogDescription, where there is one.' },
    { attribute: 'aria-expanded', meaning: 'On the trigger: whether the dialog is open.' },
    {
      attribute: 'aria-hidden',
      meaning: 'On the page behind a modal dialog; aria-modal would hide the toasts too.',
    },
  ],
  keys: [
    { key: 'Enter', on: 'the trigger', does: 'Opens it.' },
    { key: 'Space', on: 'the trigger', does: 'Opens it.' },
    { key: 'Tab', does: 'Moves to the next control in it, from the last to the first.', moves: round },
    { key: 'Shift+Tab', does: 'Moves to the control before, from the first to the last.', moves: round },
    { key: 'Escape', does: 'Closes it, unless the caller asks first.' },
  ],
  focus:
    'On opening to the first control that is no link, or where onOpenAutoFocus says. Kept within while modal; F8 leads to the toasts and back. On closing to the trigger, else to what had it before.',
  announcements: ['Name and description, with the focus, on opening.'],
  transcripts: [
    { story: 'Closed', phrases: ['button, Cancel the trial, not expanded, has popup dialog'] },
    {
      story: 'Closed',
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
    'Safari does not focus a button that is clicked: a dialog opened through `open` from there cannot give the focus back.',
  ],
  withoutJavaScript: {
    says: 'None of it: it opens by a press, which is queued until the script is there.',
    works: {
      Closed: [{ waits: 'Cancel the trial' }],
    },
  },
} satisfies A11yContract
