import type { A11yContract, Movement } from '../../testing/contract.ts'

const round: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }

export default {
  component: 'ConfirmDialog',
  pattern: {
    name: 'Alert and message dialogs',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
  },
  roles: [
    { role: 'alertdialog', nameFrom: 'title' },
    { role: 'heading', nameFrom: 'title' },
    { role: 'button', nameFrom: 'confirm, and cancel' },
  ],
  states: [
    { attribute: 'aria-describedby', meaning: 'What happens then: read with the question.' },
    { attribute: 'aria-expanded', meaning: 'On the trigger: whether it is open.' },
    { attribute: 'aria-disabled', meaning: 'On both answers while one of them is carried out.' },
    { attribute: 'data-tone', meaning: 'Which answer is marigold, for styling.' },
  ],
  keys: [
    { key: 'Enter', on: 'the trigger', does: 'Opens it, with the focus on the answer that goes back.' },
    { key: 'Space', on: 'the trigger', does: 'Opens it, with the focus on the answer that goes back.' },
    { key: 'Tab', does: 'Moves between the two answers.', moves: round },
    { key: 'Shift+Tab', does: 'Moves between the two answers.', moves: round },
    { key: 'Escape', does: 'Goes back, unless an answer is being carried out.' },
  ],
  focus:
    'On opening to the answer that goes back, which loses nothing. Kept within. On closing to the trigger, else to what had it before.',
  announcements: [
    'Question and consequence, with the focus, on opening.',
    "'Loading...' while it is carried out.",
  ],
  transcripts: [
    {
      story: 'Careful',
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
    says: 'None of it: it opens by a press, which is queued until the script is there.',
    works: {
      Careful: [{ waits: 'Delete' }],
    },
  },
} satisfies A11yContract
