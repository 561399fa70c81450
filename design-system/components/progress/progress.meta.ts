import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'A bar that shows how much of a known total is done.',
  use: [
    'Use it if the total is known: step 2 of 3, 40 of 120 students.',
    'Use ProgressBar, which shows its label and its value as text. Use Progress alone only if the same text is beside it, and pass that text as `aria-valuetext`.',
    'Source: the HTML element `progress`, and WCAG 2.2, 4.1.3 Status Messages: announce the end in a live region, not every step.',
  ],
  avoid: [
    { when: 'The duration is not known.', instead: 'Loading, or Button with `loading`' },
    { when: 'It is a position in a sequence of steps.', instead: 'Stepper' },
    { when: 'It is a measurement, such as used disk space.', instead: '`<meter>`' },
  ],
  rules: [
    {
      do: 'Content: name what advances: `label="Onboarding progress"`.',
      dont: 'Name it “Progress”: a screen reader would not say of what.',
    },
    {
      do: 'Write “Step 2 of 3” beside the bar and pass it as `aria-valuetext`.',
      dont: 'Make visitors estimate a percentage from the length of the bar.',
    },
  ],
  parts: ['ProgressBar', 'Progress'],
  examples: [
    { story: 'Default', caption: 'Partly done, with its text.' },
    { story: 'Labelled', caption: 'ProgressBar, with its label and its value in view.' },
    { story: 'NotStarted', caption: 'Nothing done yet.' },
    { story: 'Done', caption: 'Complete.' },
  ],
  contract: {
    component: 'Progress',
    pattern: html('Native progress', 'form-elements.html#the-progress-element'),
    roles: [{ role: 'progressbar', nameFrom: 'label' }],
    states: [
      { attribute: 'value, max', meaning: 'How much is done, and the total.' },
      { attribute: 'aria-valuetext', meaning: 'The same as text, where a percentage is less clear.' },
    ],
    keys: [],
    focus: 'It cannot be focused.',
    announcements: ['None. Announce a change with a heading that takes the focus, or with a status.'],
    transcripts: [{ story: 'Default' }, { story: 'NotStarted' }, { story: 'Labelled' }],
    wcag: ['1.3.1', '1.4.1', '1.4.11', '4.1.2'],
    withoutJavaScript: {
      says: 'It works completely.',
      works: {
        Default: [{ reads: 'Step 1 of 3' }, { announces: 'progressbar Onboarding progress, step 1' }],
      },
    },
  },
} satisfies ComponentMeta
