import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Stepper',
  pattern: {
    name: 'Ordered list with a current step',
    url: 'https://www.w3.org/TR/wai-aria-1.2/#aria-current',
  },
  roles: [
    { role: 'list', nameFrom: 'label' },
    { role: 'listitem', nameFrom: "its content, and 'Done' where it is" },
  ],
  states: [
    { attribute: 'aria-current="step"', meaning: 'The step people are on.' },
    { attribute: 'data-state', meaning: 'done, now or next, for styling.' },
  ],
  keys: [],
  focus: 'Takes no focus. Whoever changes the step moves the focus to its heading.',
  announcements: ['None of its own.'],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.11'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
