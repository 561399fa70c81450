import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'VisuallyHidden',
  pattern: {
    name: 'Visually hidden text',
    url: 'https://www.w3.org/WAI/WCAG22/Techniques/css/C7',
  },
  roles: [{ role: 'generic', nameFrom: 'none; its text becomes part of what is around it' }],
  keys: [],
  focus: 'Takes no focus. Put nothing focusable in it: the focus would be out of sight.',
  wcag: ['1.1.1', '1.3.1', '2.4.4'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
