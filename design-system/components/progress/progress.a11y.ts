import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Progress',
  pattern: {
    name: 'Native progress',
    url: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element',
  },
  roles: [{ role: 'progressbar', nameFrom: 'label' }],
  states: [
    { attribute: 'value, max', meaning: 'How much is done, and the total.' },
    { attribute: 'aria-valuetext', meaning: 'The same as text, where a percentage is less clear.' },
  ],
  keys: [],
  focus: 'It cannot be focused.',
  announcements: ['None. Announce a change with a heading that takes the focus, or with a status.'],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'progressbar, Onboarding progress, step 1, max value 3, min value 0, current value Step 1 of 3',
        'progressbar, Onboarding progress, step 2, max value 3, min value 0, current value Step 2 of 3',
      ],
    },
    {
      story: 'NotStarted',
      phrases: ['progressbar, Upload, 0, max value 100, min value 0, current value 0%'],
    },
    {
      story: 'Labelled',
      phrases: [
        'Import of students',
        'progressbar, Import of students, max value 120, min value 0, current value 40 of 120 students',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.11', '4.1.2'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ reads: 'Step 1 of 3' }, { announces: 'progressbar Onboarding progress, step 1' }],
    },
  },
} satisfies A11yContract
