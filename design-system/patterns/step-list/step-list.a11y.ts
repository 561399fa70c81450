import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'StepList',
  pattern: {
    name: 'Ordered list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ol-element',
  },
  roles: [
    { role: 'list', nameFrom: 'aria-label, where the heading before it does not say enough' },
    { role: 'listitem', nameFrom: 'its content, which begins with the number' },
    { role: 'heading', nameFrom: 'title of the step' },
  ],
  states: [
    { attribute: 'data-numbers', meaning: 'Where the numbers stand; says nothing to screen readers.' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.10'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
