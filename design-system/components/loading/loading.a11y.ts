import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Loading',
  pattern: {
    name: 'Status message',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
  },
  roles: [{ role: 'status', nameFrom: 'none: its words are read' }],
  keys: [],
  focus: 'Takes none. Whoever puts the content in its place decides whether the focus goes there.',
  announcements: [
    "Its words ('Loading...' unless told otherwise), politely, a tenth of a second after it appears.",
  ],
  transcripts: [{ story: 'Part', phrases: ['status', 'Loading...'] }],
  wcag: ['1.1.1', '2.2.2', '2.3.3', '4.1.3'],
  withoutJavaScript: {
    says: 'Everything: the lines are drawn by CSS.',
    works: {
      Part: [{ reads: 'Loading...' }],
    },
  },
} satisfies A11yContract
