import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'TimelineRuler',
  pattern: {
    name: 'Ordered list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ol-element',
  },
  roles: [
    { role: 'list', nameFrom: 'none: the heading of the section names it' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'heading', nameFrom: 'title of the step' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10', '1.4.11'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
