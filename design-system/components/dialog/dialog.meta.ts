import {
  apg,
  componentMeta,
  isolated,
  operable,
  pressRows,
  tabRows,
  wraps,
} from '../../testing/contract-parts.ts'
import { dialogDescriptions } from './dialog.tsx'

export default componentMeta({
  summary: 'A window over the page, modal or non-modal.',
  use: [
    'Use a modal dialog for a task that needs the visitor’s whole attention and then returns to the page.',
    'Use `modal={false}` for a note that the visitor may ignore. It does not move the focus, and the page stays usable.',
    'Dialogs, drawers, popovers, menus and tooltips nest in any order. Escape, or a press outside, closes the one that was opened last. Escape that ends the composition of a text closes nothing, and a press on what an extension has added to the page closes nothing.',
    'Its z-index is the token `--ds-layer-dialog`, 40, so that menus of other libraries, which usually have 50, open above it.',
  ],
  avoid: {
    'It asks to confirm an action.': 'AlertDialog',
    'It only reports what happened.': 'toast or Alert',
    'The content is long and has its own address.': 'a page',
  },
  rules: {
    'Open it in response to a press.': 'Open it by itself while the visitor is reading.',
    'Content: name it with a DialogTitle that repeats the words of the trigger: “Cancel the trial” opens “Cancel the trial?”.':
      'Leave it without a name: screen readers announce only “dialog”. In development the console reports it.',
    'Keep a visible way to close it: Close, or a button that says what it does (WAI-ARIA APG, Dialog (Modal) pattern).':
      'Close it on a press outside if something would be lost: prevent the event in `onInteractOutside`.',
  },
  parts: [
    'Dialog',
    'DialogTrigger',
    'DialogContent',
    'DialogHeader',
    'DialogTitle',
    'DialogDescription',
    'DialogBody',
    'DialogFooter',
    'DialogClose',
  ],
  variants: dialogDescriptions,
  examples: {
    Default: 'Opened by its trigger; the focus returns to the trigger.',
    ShortForm: isolated('A few fields.'),
    LongBody: isolated('A long body scrolls under its buttons.'),
    SplitWithCloseButton: isolated('A whole task in two panels.'),
    NonModal: isolated('A non-modal note: the page stays usable.'),
    WithToast: isolated('With a toast above it.'),
  },
  pattern: apg('Dialog (Modal)', 'dialog-modal'),
  roles: [
    { role: 'dialog', nameFrom: 'DialogTitle' },
    { role: 'heading', nameFrom: 'the content of DialogTitle' },
    { role: 'button', nameFrom: "'Close', unless showCloseButton={false}" },
  ],
  states: {
    'aria-describedby': 'DialogDescription, if there is one.',
    'aria-expanded': 'On the trigger: whether the dialog is open.',
    inert:
      'On the page behind a modal dialog, except for the toasts. aria-modal is not used, because it would hide the toasts too.',
  },
  keys: [
    ...pressRows('Opens the dialog.', 'the trigger'),
    ...tabRows('Moves to the next control inside, from the last to the first.', wraps),
    { key: 'Escape', does: 'Closes the dialog, unless the caller prevents it.' },
  ],
  focus:
    'On opening it moves to the first control that is not a link, or as set by onOpenAutoFocus. In a modal dialog it stays inside, except that F8 moves it to the toasts. On closing it returns to the trigger, else to the element that had it before; if that is gone, to a control near it or to the main content.',
  announcements: ['Name and description, together with the focus, on opening.'],
  transcripts: [
    { story: 'Default' },
    { story: 'Default', press: ['Cancel the trial'] },
    { story: 'WithToast', press: ['Save'] },
  ],
  wcag: operable('1.3.1 1.4.10 2.1.2 2.4.3 2.4.11'),
  gaps: {
    '2.4.3': {
      effect: 'partial',
      text: 'Safari does not focus a clicked button, so a dialog that such a button opens through `open` cannot return the focus to it.',
    },
  },
  withoutJavaScript: 'It does not open. A press before hydration has no effect.',
  works: { Default: [{ waits: 'Cancel the trial' }] },
})
