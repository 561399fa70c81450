import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Stands in for a page that could not be drawn, and leads on.',
  use: [
    'As the error boundary of a page, or of a part that fills one.',
    'With `takesFocus`, where it comes in place of a page: who cannot see it has to hear of it.',
    'With `onRetry`, where trying again does not need the whole page.',
  ],
  avoid: [
    { when: 'The address leads nowhere.', instead: 'NotFound' },
    { when: 'A form did not go through.', instead: 'ErrorSummary or Alert' },
    { when: 'A part failed and the rest is of use.', instead: 'Alert, in the place of that part' },
  ],
  rules: [
    {
      do: 'Say what is not lost, and how to reach a person.',
      dont: 'Show the error itself: it says nothing to a visitor, and too much to an attacker.',
    },
    {
      do: 'Keep it free of data and pictures.',
      dont: 'Draw it from what may be the reason of the failure.',
    },
  ],
  parts: ['UnexpectedError'],
  examples: [
    { story: 'WholePage', caption: 'In place of a page.' },
    { story: 'OwnRetry', caption: 'Trying again in another way.' },
  ],
} satisfies ComponentDocs
