import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'SkipLink',
  pattern: { name: 'Bypass block link', url: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1' },
  roles: [{ role: 'link', nameFrom: 'its content' }],
  keys: [
    { key: 'Tab', does: 'Reaches it first on the page and makes it visible.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
    { key: 'Enter', does: 'Moves the focus to the target, which has tabIndex -1.' },
  ],
  focus: 'It is first in the tab order.',
  transcripts: [{ story: 'Default', phrases: ['link, Skip to main content', 'The lesson.'] }],
  wcag: ['2.1.1', '2.4.1', '2.4.3', '2.4.7', '2.4.11'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ follows: 'Skip to main content', to: '#lesson' }],
    },
  },
} satisfies A11yContract
