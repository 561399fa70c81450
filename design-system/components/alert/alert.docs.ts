import type { ComponentDocs } from '../../testing/docs.ts'
import { alertDescriptions } from './alert.tsx'

export default {
  summary: 'A message that stays in the page, with an icon, a wash and words.',
  use: [
    'For what people need while they go on: why it failed, what to do next, what has changed.',
    'With `live` where the message arrives while the page is open.',
  ],
  avoid: [
    { when: 'It confirms what the page already shows, and may vanish.', instead: 'toast' },
    { when: 'It lists what is wrong in a form.', instead: 'ErrorSummary' },
    { when: 'It belongs to one field.', instead: 'Field, `error`' },
    { when: 'It has to be answered before anything else.', instead: 'ConfirmDialog' },
  ],
  rules: [
    {
      do: 'Keep a live Alert mounted and give it words when there are some.',
      dont: 'Mount it together with its words: many screen readers then say nothing.',
    },
    {
      do: 'Use `assertive` only for a failure of what was just pressed.',
      dont: 'Interrupt for good news: it cuts off what is being read.',
    },
    { do: 'Say what to do next.', dont: 'Say only that something went wrong.' },
  ],
  parts: ['Alert'],
  variants: alertDescriptions,
  examples: [
    { story: 'Tones', caption: 'Three tones, each with its icon.' },
    { story: 'WithMore', caption: 'With a heading, several sentences, a link.' },
    { story: 'Live', caption: 'Spoken as it arrives.' },
  ],
} satisfies ComponentDocs
