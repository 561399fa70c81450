import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

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
  contract: {
    component: 'Loading',
    pattern: wai('Status message', 'WCAG22/Understanding/status-messages.html'),
    roles: [{ role: 'status', nameFrom: 'no name; its text is announced' }],
    keys: [],
    focus: 'It cannot be focused. The code that inserts the content decides whether to move the focus there.',
    announcements: [
      "Its text ('Loading...' by default), politely, about a tenth of a second after it appears.",
    ],
    transcripts: [{ story: 'Default' }],
    wcag: ['1.1.1', '2.2.2', '2.3.3', '4.1.3'],
    withoutJavaScript: {
      says: 'It works completely: the lines are drawn by CSS.',
      works: { Default: [{ reads: 'Loading...' }] },
    },
  },
} satisfies ComponentMeta
