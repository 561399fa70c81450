import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Shows and announces that a part of the page is loading: animated lines and a text.',
  use: [
    'Use it if the content takes longer than about 300 ms and its place is known.',
    'Set `lines` to about the number of lines that the content will have, so that the layout does not shift.',
    'It is a live region with the role `status`. In the browser its text is added shortly after the region, so that it is announced.',
  ],
  avoid: [
    { when: 'A button is waiting.', instead: 'Button with `loading`' },
    { when: 'The progress is known.', instead: 'Progress' },
    { when: 'A text elsewhere already says that something is loading.', instead: 'Skeleton' },
  ],
  rules: [
    {
      do: 'Content: name what is loading: “Loading the calendar...”.',
      dont: 'Show empty lines without a text.',
    },
    { do: 'Offer an alternative if it takes too long.', dont: 'Let it run without a time limit.' },
  ],
  parts: ['Loading'],
  examples: [{ story: 'Default', caption: 'A part of a page.' }],
} satisfies ComponentDocs
