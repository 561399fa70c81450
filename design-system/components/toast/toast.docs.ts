import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Tells in a sentence how something ended, and leaves by itself.',
  use: [
    'For what the page does not show by itself, and what may be missed without harm.',
    'For a failure too, if the page keeps it as well.',
  ],
  avoid: [
    { when: 'It has to be read.', instead: 'Alert' },
    { when: 'It has to be answered.', instead: 'ConfirmDialog' },
    { when: 'It belongs to a field.', instead: 'Field, `error`' },
  ],
  rules: [
    {
      do: 'Write a sentence that can be read in five seconds.',
      dont: 'Put a link or a form into it: it leaves while somebody reaches for it.',
    },
    {
      do: 'Render one Toaster; ask for toasts from anywhere with `toast.success(…)`.',
      dont: 'Render a Toaster in every page.',
    },
    { do: 'Keep what matters in the page too.', dont: 'Tell a payment id in a toast alone.' },
  ],
  parts: ['Toaster'],
  examples: [
    { story: 'OnPress', caption: 'Asked for by a press; F8 leads to it.' },
    { story: 'Success', caption: 'How something went well.' },
    { story: 'Failure', caption: 'How something failed.' },
    { story: 'Several', caption: 'Several: newest first.' },
  ],
} satisfies ComponentDocs
