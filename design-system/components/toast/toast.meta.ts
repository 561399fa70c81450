import { apg, componentMeta, pressRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary:
    'A short message over the page that reports a result, is announced, and disappears after five seconds. An error stays until it is dismissed.',
  use: [
    'Use it for the result of an action that the visitor has just started: saved, sent, failed.',
    'Render one Toaster per page and call `toast.success`, `toast.info`, `toast.warning` or `toast.error` anywhere, also before the Toaster is loaded.',
    '`toast(text)` is `toast.info(text)`. A message can be an element, such as a text in another language.',
    'Toasts are above dialogs, drawers and menus, and usable over them. Their z-index is the token `--ds-layer-toast`; a notice of the page with the attribute `data-over-dialogs`, such as the toasts of another library, also stays usable over a modal dialog.',
    'Call `toast.promise` for work that takes seconds: one toast says that it is under way, then how it ended.',
  ],
  avoid: {
    'Visitors must read it or act on it.': 'Alert, where it belongs',
    'It is about a field.': 'Field with `error`, and ErrorSummary',
    'It asks a question.': 'AlertDialog',
    'It is an announcement, not a result.': 'Banner',
  },
  rules: {
    'Content: say what happened, and for an error what to do: “A network error occurred. Please try again.”':
      'Write only “Error” or “Success!”.',
    'Show an error in the page too: a toast is dismissed by a press or by Escape, and cannot be opened again.':
      'Give it an action for which the page has no other way: not everybody finds it. A toast with an action stays until it is dismissed.',
    'Replace a message that is out of date with the same `id`: “Saving 1 of 2.”, “Saving 2 of 2.”':
      'Show several toasts for one action: three are shown at a time, the others wait.',
  },
  parts: ['Toaster', 'toast'],
  types: ['ToastOptions', 'ToastAction', 'ToastMessages'],
  examples: {
    OnPress:
      'Press a button. Hover or focus stops the time; a press, a swipe or Escape dismisses the toast; F8 moves the focus to it.',
  },
  pattern: apg('Alert', 'alert'),
  roles: [
    { role: 'region', nameFrom: "'Notifications'" },
    { role: 'alert', nameFrom: 'no name; around the message of an error' },
    { role: 'status', nameFrom: 'no name; around the message of a success, a warning or an information' },
    { role: 'button', nameFrom: "'Dismiss message', or the text of the action" },
  ],
  states: {
    'data-tone': 'error, info, success or warning, for styling. The icon and the text carry the meaning.',
    'data-ready': 'Its text has been set: it is visible from then on.',
    'data-transparent': 'It would cover the focused element, and is transparent as long as it does.',
    'aria-keyshortcuts': 'On the list: F8.',
  },
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
    ...pressRows('Dismisses the toast.', 'the button'),
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
    { story: 'Default' },
    { story: 'Action' },
    { story: 'OnPress', press: ['Save'] },
    { story: 'OnPress', press: ['Save, and fail'] },
  ],
  wcag: '1.3.1 1.4.1 1.4.3 2.1.1 2.1.4 2.2.1 2.4.3 2.4.11 2.5.1 2.5.7 2.5.8 4.1.2 4.1.3',
  gaps: {
    '2.2.1': {
      effect: 'author',
      text: 'The time can be paused but not changed, so anything that must be read is in the page too.',
    },
  },
  withoutJavaScript: 'No toast is shown.',
  works: { OnPress: [{ waits: 'Save' }] },
})
