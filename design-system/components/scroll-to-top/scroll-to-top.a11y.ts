import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ScrollToTop',
  pattern: { name: 'Button', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  roles: [{ role: 'button', nameFrom: "label, 'Back to top'" }],
  states: [{ attribute: 'data-shown', meaning: 'The visitor has scrolled past the first screen.' }],
  keys: [
    { key: 'Enter', does: 'Scrolls to the top and moves the focus to the main content.' },
    { key: 'Space', does: 'Same as Enter.' },
    { key: 'Tab', does: 'Reaches it, last on the page, while it is shown; skips it while it is hidden.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
  ],
  focus:
    'A press moves the focus to the main content, as a navigation does. It does not disappear while it has the focus. Below 78rem it is hidden while a field, or another element reached by keyboard, has the focus.',
  transcripts: [{ story: 'Default', phrases: ['The day is over.', 'button, Back to top'], never: ['image'] }],
  wcag: ['1.4.3', '1.4.11', '2.1.1', '2.3.3', '2.4.3', '2.4.7', '2.4.11', '2.5.8', '4.1.2'],
  withoutJavaScript: {
    says: 'It never appears: use the keys and gestures of the browser to return to the top.',
    works: {
      Default: [{ reads: 'The day is over.' }, { leavesOut: 'Back to top' }],
    },
  },
} satisfies A11yContract
