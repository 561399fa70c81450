import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ScrollToTop',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [{ role: 'button', nameFrom: "label, 'Back to top'" }],
  states: [{ attribute: 'data-shown', meaning: 'People have scrolled past the first screen.' }],
  keys: [
    { key: 'Enter', does: 'Scrolls to the top and moves the focus to the main content.' },
    { key: 'Space', does: 'As Enter.' },
    { key: 'Tab', does: 'Reaches it, last on the page, once it is shown; passes it by while it is not.' },
    { key: 'Shift+Tab', does: 'The same backwards.' },
  ],
  focus:
    'After a press on the main content, as after a navigation. It does not vanish while it has the focus. Below 78rem it steps aside while the focus is elsewhere in a field, or wherever a keyboard has led.',
  transcripts: [
    { story: 'OnALongPage', phrases: ['The day is over.', 'button, Back to top'], never: ['image'] },
  ],
  wcag: ['1.4.3', '1.4.11', '2.1.1', '2.3.3', '2.4.3', '2.4.7', '2.4.11', '2.5.8', '4.1.2'],
  withoutJavaScript: {
    says: 'It never comes: the keys and gestures of the browser lead to the top.',
    works: {
      OnALongPage: [{ reads: 'The day is over.' }, { leavesOut: 'Back to top' }],
    },
  },
} satisfies A11yContract
