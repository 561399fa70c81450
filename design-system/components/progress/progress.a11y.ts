import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Progress',
  pattern: {
    name: 'Native progress',
    url: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element',
  },
  roles: [{ role: 'progressbar', nameFrom: 'label' }],
  states: [
    { attribute: 'value, max', meaning: 'How far, of how much.' },
    { attribute: 'aria-valuetext', meaning: 'The same in words, where a percentage says little.' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  announcements: ['None. What has to be heard is said by a heading or a status.'],
  wcag: ['1.3.1', '1.4.1', '1.4.11', '4.1.2'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
