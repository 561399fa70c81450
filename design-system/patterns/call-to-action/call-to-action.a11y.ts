import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'CallToAction',
  pattern: {
    name: 'Region landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html',
  },
  roles: [
    { role: 'region', nameFrom: 'the headline' },
    { role: 'heading', nameFrom: 'title' },
  ],
  keys: [],
  focus: 'The actions, in order.',
  wcag: ['1.1.1', '1.4.3', '1.4.10', '1.4.11', '2.3.3', '2.4.6'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
