import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'A short message over the page that reports a result, is announced, and disappears after five seconds. An error stays until it is dismissed.',
  use: [
    'Use it for the result of an action that the visitor has just started: saved, sent, failed.',
    'Render one Toaster per page and call `toast.success`, `toast.info` or `toast.error` anywhere, also before the Toaster is loaded.',
    'Call `toast.promise` for work that takes seconds: one toast says that it is under way, then how it ended.',
    'An error is announced assertively, others politely. Hover and focus stop the time; a press, a swipe or Escape dismisses it; F8 moves the focus to the toasts.',
  ],
  avoid: [
    { when: 'Visitors must read it or act on it.', instead: 'Alert, where it belongs' },
    { when: 'It is about a field.', instead: 'Field with `error`, and ErrorSummary' },
    { when: 'It asks a question.', instead: 'AlertDialog' },
    { when: 'It is an announcement, not a result.', instead: 'Banner' },
  ],
  rules: [
    {
      do: 'Content: say what happened, and for an error what to do: “A network error occurred. Please try again.”',
      dont: 'Write only “Error” or “Success!”.',
    },
    {
      do: 'Show an error in the page too: a toast is dismissed by a press or by Escape, and cannot be opened again.',
      dont: 'Give it an action for which the page has no other way: not everybody finds it. A toast with an action stays until it is dismissed.',
    },
    {
      do: 'Replace a message that is out of date with the same `id`: “Saving 1 of 2.”, “Saving 2 of 2.”',
      dont: 'Show several toasts for one action: three are shown at a time, the others wait.',
    },
  ],
  parts: ['Toaster', 'toast'],
  types: ['ToastOptions', 'ToastAction', 'ToastMessages'],
  examples: [
    {
      story: 'OnPress',
      caption:
        'Press a button. Hover or focus stops the time; a press, a swipe or Escape dismisses the toast; F8 moves the focus to it.',
    },
  ],
} satisfies ComponentDocs
