import type { A11yContract, Movement } from '../../testing/contract.ts'

const wrapsAround: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }

export default {
  component: 'AlertDialog',
  pattern: {
    name: 'Alert and message dialogs',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
  },
  roles: [
    { role: 'alertdialog', nameFrom: 'title' },
    { role: 'heading', nameFrom: 'title' },
    { role: 'button', nameFrom: 'confirm and cancel' },
    { role: 'alert', nameFrom: 'no name; that the action failed' },
  ],
  states: [
    { attribute: 'aria-describedby', meaning: 'The consequences, announced with the question.' },
    { attribute: 'aria-expanded', meaning: 'On the trigger: whether the dialog is open.' },
    { attribute: 'aria-disabled', meaning: 'On both buttons while the action is running.' },
    { attribute: 'data-tone', meaning: 'Which button is emphasised, for styling.' },
  ],
  keys: [
    { key: 'Enter', on: 'the trigger', does: 'Opens the dialog with the focus on the cancelling button.' },
    { key: 'Space', on: 'the trigger', does: 'Opens the dialog with the focus on the cancelling button.' },
    { key: 'Tab', does: 'Moves between the two buttons.', moves: wrapsAround },
    { key: 'Shift+Tab', does: 'Moves between the two buttons.', moves: wrapsAround },
    { key: 'Escape', does: 'Cancels, unless the action is running.' },
  ],
  focus:
    'On opening it moves to the cancelling button, which loses nothing, or with `details` to the question, where the reading begins. It stays inside. On closing it returns to the trigger, else to the element that had it before.',
  announcements: [
    'Question and consequences, together with the focus, on opening.',
    "'Loading...' while the action is running.",
  ],
  transcripts: [
    {
      story: 'Danger',
      press: ['Delete'],
      phrases: [
        'alertdialog, Delete this batch?, Its 24 students stay, without a batch. This cannot be undone.',
        'heading, Delete this batch?, level 2',
        'Its 24 students stay, without a batch. This cannot be undone.',
        'button, Keep it',
        'button, Delete the batch',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.5.8', '3.3.4', '4.1.2', '4.1.3'],
  withoutJavaScript: {
    says: 'It does not open. A press before hydration has no effect.',
    works: {
      Danger: [{ waits: 'Delete' }],
    },
  },
} satisfies A11yContract
