import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Says for five seconds that something has happened, over whatever is open, and is announced.',
  use: [
    'For the outcome of something that people have just done: saved, sent, failed.',
    'One short sentence. A success is said politely, an error at once.',
    'Draw one Toaster a page; ask for toasts from anywhere, also before the Toaster is loaded.',
  ],
  avoid: [
    { when: 'People have to read it, or to do something with it.', instead: 'Alert, where it belongs' },
    { when: 'It is about a field.', instead: 'Field with `error`, and ErrorSummary' },
    { when: 'It asks something.', instead: 'ConfirmDialog' },
    { when: 'Nobody has done anything: it is an announcement.', instead: 'Banner' },
  ],
  rules: [
    {
      do: 'Say what has happened, and for an error what to do next: “A network error occurred. Please try again.”',
      dont: 'Say “Error”, or “Success!”.',
    },
    {
      do: 'Let an error stand in the page too: a toast is gone after five seconds.',
      dont: 'Put a link or a button into it: nobody can count on reaching it in time.',
    },
    {
      do: 'Replace a message that is out of date by its `id`: “Saving 1 of 2.”, “Saving 2 of 2.”',
      dont: 'Stack five toasts about one action.',
    },
  ],
  parts: ['Toaster'],
  examples: [
    {
      story: 'OnPress',
      caption:
        'Press a button. Hover or focus stops the clock; a press, a swipe or Escape dismisses; F8 leads there.',
    },
  ],
} satisfies ComponentDocs
