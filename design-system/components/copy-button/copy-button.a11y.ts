import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'CopyButton',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [
    { role: 'button', nameFrom: "'Copy: ' and `what`" },
    { role: 'status', nameFrom: 'none: its words are read' },
  ],
  keys: [
    { key: 'Enter', does: 'Copies the text.' },
    { key: 'Space', does: 'As Enter.' },
  ],
  focus:
    'Stays on the button. Where the browser forbids copying, the text is selected, and the focus stays too.',
  announcements: ["'Copied', politely, or how to copy by hand where the browser forbids it."],
  transcripts: [
    {
      story: 'OfAnId',
      phrases: ['Payment ID:', 'button, Copy: the payment ID', 'status'],
    },
  ],
  wcag: ['1.4.3', '2.1.1', '2.4.7', '2.5.3', '2.5.8', '4.1.2', '4.1.3'],
  withoutJavaScript: {
    says: 'The text beside it can be selected. A press is queued until the script is there.',
    works: { OfAnId: [{ waits: 'Copy: the payment ID' }] },
  },
} satisfies A11yContract
