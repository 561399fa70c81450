import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'CopyButton',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [
    { role: 'button', nameFrom: "'Copy: ' and `what`" },
    { role: 'status', nameFrom: 'no name; its text is announced' },
  ],
  keys: [
    { key: 'Enter', does: 'Copies the text.' },
    { key: 'Space', does: 'Same as Enter.' },
  ],
  focus: 'It stays on the button, also if the browser refuses to copy and the text is selected instead.',
  announcements: ["'Copied', politely, or how to copy by hand if the browser refuses to copy."],
  transcripts: [
    {
      story: 'Default',
      phrases: ['Payment ID:', 'button, Copy: the payment ID', 'status'],
    },
  ],
  wcag: ['1.4.3', '2.1.1', '2.4.7', '2.5.3', '2.5.8', '4.1.2', '4.1.3'],
  withoutJavaScript: {
    says: 'The text beside it can be selected. A press before hydration has no effect.',
    works: { Default: [{ waits: 'Copy: the payment ID' }] },
  },
} satisfies A11yContract
