import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Testimonial',
  pattern: {
    name: 'figure with a blockquote and its caption',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-blockquote-element',
  },
  roles: [
    { role: 'list', nameFrom: 'none: the heading of the section names it' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'figure', nameFrom: 'its caption: who said it' },
    { role: 'blockquote', nameFrom: 'none: the figure names it' },
  ],
  states: [{ attribute: 'data-sample', meaning: 'Invented, and said to be. For styling.' }],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.3', '1.4.10', '1.4.12'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
