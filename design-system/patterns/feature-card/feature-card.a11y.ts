import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'FeatureCard',
  pattern: {
    name: 'List item',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-li-element',
  },
  roles: [
    { role: 'listitem', nameFrom: 'its content; article or none with `as`' },
    { role: 'heading', nameFrom: 'title' },
  ],
  states: [{ attribute: 'data-colour', meaning: 'For styling. The colour means nothing by itself.' }],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '1.4.10', '1.4.12'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
