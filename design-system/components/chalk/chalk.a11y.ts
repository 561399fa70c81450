import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ChalkUnderline',
  pattern: { name: 'Decoration', url: 'https://www.w3.org/WAI/tutorials/images/decorative/' },
  roles: [],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.1.1', '2.2.2', '2.3.3'],
  withoutJavaScript: 'Everything: the strokes are in the markup and draw themselves by CSS.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
