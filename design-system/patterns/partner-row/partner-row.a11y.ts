import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'PartnerRow',
  pattern: {
    name: 'Region landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html',
  },
  roles: [
    { role: 'region', nameFrom: 'label' },
    { role: 'list', nameFrom: 'none: the region names it' },
    { role: 'listitem', nameFrom: 'its content' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.1.1', '1.3.1', '1.4.5', '1.4.10'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
