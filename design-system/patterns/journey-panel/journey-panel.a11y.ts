import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'JourneyPanel',
  pattern: {
    name: 'Reflow of content in columns',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  },
  roles: [{ role: 'none', nameFrom: 'none: it is ground, and what lies on it brings its own roles' }],
  keys: [],
  focus:
    'Takes none itself. Its order is the order of reading: side, then main, then the actions. A field that gets the focus is not hidden by actions stuck to the foot, as long as the scrolling ground around it pads its scrolling (DialogContent does).',
  wcag: ['1.3.2', '1.4.10', '2.4.3', '2.4.11'],
  withoutJavaScript: 'Everything: it is layout alone.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
