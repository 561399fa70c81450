import {
  apg,
  componentMeta,
  isolated,
  operable,
  pressRows,
  tabRows,
  wraps,
} from '../../testing/contract-parts.ts'
import { alertDialogDescriptions } from './alert-dialog.tsx'

export default componentMeta({
  summary: 'Asks for confirmation before an action that cannot be undone.',
  use: [
    'Use it before something is deleted, sent to many people or abandoned unfinished.',
    'Use it if the action is easily triggered by mistake.',
    'It is an `alertdialog`: a press outside does nothing.',
    'If `onConfirm` returns a promise, both buttons are inactive until it settles; the dialog closes if it resolves and stays open and announces the failure if it is rejected.',
  ],
  avoid: {
    'The action can be undone.': 'doing it, and a toast that says how to undo it',
    'You need more than a yes or a no.': 'Dialog with a form',
    'It only informs.': 'Alert or toast',
  },
  rules: {
    'Content: use verbs for both buttons: “Delete the batch” and “Keep it”.':
      'Use “Yes” and “No” or “OK” and “Cancel”: a screen-reader user who hears only the button does not know the question.',
    'Say in one sentence what will be lost, and how much: “Its 24 students stay, without a batch. This cannot be undone.”':
      'Ask only “Are you sure?”: it gives no reason to decide.',
    'Where a visitor leaves or cancels, use the tone `equal` and labels that only say what they do.':
      'Emphasise the button that you prefer, or write a label that shames the visitor: “No, I do not care about my students”.',
    'Ask only where a mistake is costly (WCAG 2.2, 3.3.4 Error Prevention).':
      'Ask before every change: people stop reading questions that always appear.',
  },
  parts: ['AlertDialog'],
  variants: alertDialogDescriptions,
  examples: {
    Danger: 'Something is lost: the cancelling button is emphasised and has the focus.',
    Default: 'Nothing is lost: the confirming button is emphasised.',
    EqualButtons:
      'A decision in which visitors must not be influenced: both buttons look the same, and lists explain the consequences.',
    WaitsForAction: 'It waits until the action has finished.',
    FromOutside: isolated('Opened through `open` by the component that holds the state.'),
    LongWords: isolated('Long labels.'),
  },
  pattern: apg('Alert and message dialogs', 'alertdialog'),
  roles: [
    { role: 'alertdialog', nameFrom: 'title' },
    { role: 'heading', nameFrom: 'title' },
    { role: 'button', nameFrom: 'confirm and cancel' },
    { role: 'alert', nameFrom: 'no name; that the action failed' },
  ],
  states: {
    'aria-describedby': 'The consequences, announced with the question.',
    'aria-expanded': 'On the trigger: whether the dialog is open.',
    'aria-disabled': 'On both buttons while the action is running.',
    'data-tone': 'Which button is emphasised, for styling.',
  },
  keys: [
    ...pressRows('Opens the dialog with the focus on the cancelling button.', 'the trigger'),
    ...tabRows('Moves between the two buttons.', wraps),
    { key: 'Escape', does: 'Cancels, unless the action is running.' },
  ],
  focus:
    'On opening it moves to the cancelling button, which loses nothing, or with `details` to the question, where the reading begins. It stays inside. On closing it returns to the trigger, else to the element that had it before.',
  announcements: [
    'Question and consequences, together with the focus, on opening.',
    "'Loading...' while the action is running.",
  ],
  transcripts: [{ story: 'Danger', press: ['Delete'] }],
  wcag: operable('1.3.1 1.4.10 2.1.2 2.4.3 3.3.4 4.1.3'),
  withoutJavaScript: 'It does not open. A press before hydration has no effect.',
  works: { Danger: [{ waits: 'Delete' }] },
})
