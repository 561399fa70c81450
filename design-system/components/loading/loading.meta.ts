import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Shows and announces that a part of the page is loading: animated lines and a text.',
  use: [
    'Use it if the content takes longer than about 300 ms and its place is known.',
    'Set `lines` to about the number of lines that the content will have, so that the layout does not shift.',
    'It is a live region with the role `status`. In the browser its text is added shortly after the region, so that it is announced.',
  ],
  avoid: {
    'A button is waiting.': 'Button with `loading`',
    'The progress is known.': 'Progress',
    'A text elsewhere already says that something is loading.': 'Skeleton',
  },
  rules: {
    'Content: name what is loading: “Loading the calendar...”.': 'Show empty lines without a text.',
    'Offer an alternative if it takes too long.': 'Let it run without a time limit.',
  },
  parts: ['Loading'],
  examples: {
    Default: 'A part of a page.',
  },
  pattern: wai('Status message', 'WCAG22/Understanding/status-messages.html'),
  roles: [{ role: 'status', nameFrom: 'no name; its text is announced' }],
  focus: 'It cannot be focused. The code that inserts the content decides whether to move the focus there.',
  announcements: [
    "Its text ('Loading...' by default), politely, about a tenth of a second after it appears.",
  ],
  transcripts: [{ story: 'Default' }],
  wcag: '1.1.1 2.2.2 2.3.3 4.1.3',
})
