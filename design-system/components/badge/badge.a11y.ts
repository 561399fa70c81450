import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Badge',
  pattern: {
    name: 'Text',
    url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-span-element',
  },
  roles: [{ role: 'generic', nameFrom: 'no name; its words are read where they stand' }],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.1.1', '1.4.1', '1.4.3', '2.3.3'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
