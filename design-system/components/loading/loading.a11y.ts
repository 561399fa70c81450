import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Loading',
  pattern: {
    name: 'Status message',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
  },
  roles: [{ role: 'status', nameFrom: 'no name; its text is announced' }],
  keys: [],
  focus: 'It cannot be focused. The code that inserts the content decides whether to move the focus there.',
  announcements: [
    "Its text ('Loading...' by default), politely, about a tenth of a second after it appears.",
  ],
  transcripts: [{ story: 'Default', phrases: ['status', 'Loading...'] }],
  wcag: ['1.1.1', '2.2.2', '2.3.3', '4.1.3'],
  withoutJavaScript: {
    says: 'It works completely: the lines are drawn by CSS.',
    works: {
      Default: [{ reads: 'Loading...' }],
    },
  },
} satisfies A11yContract
