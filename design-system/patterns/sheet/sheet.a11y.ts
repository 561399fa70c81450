import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Sheet',
  pattern: {
    name: 'Region landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html',
  },
  roles: [{ role: 'region', nameFrom: 'the heading whose id is headingId' }],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.3.1', '1.3.2', '1.4.3', '1.4.10', '2.4.6', '2.4.10'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
