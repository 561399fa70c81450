import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A bar that shows how much of a known total is done.',
  use: [
    'Use it if the total is known: step 2 of 3, 40 of 120 students.',
    'Use ProgressBar, which shows its label and its value as text. Use Progress alone only if the same text is beside it, and pass that text as `aria-valuetext`.',
    'Source: the HTML element `progress`, and WCAG 2.2, 4.1.3 Status Messages: announce the end in a live region, not every step.',
  ],
  avoid: {
    'The duration is not known.': 'Loading, or Button with `loading`',
    'It is a position in a sequence of steps.': 'Stepper',
    'It is a measurement, such as used disk space.': '`<meter>`',
  },
  rules: {
    'Content: name what advances: `label="Onboarding progress"`.':
      'Name it “Progress”: a screen reader would not say of what.',
    'Write “Step 2 of 3” beside the bar and pass it as `aria-valuetext`.':
      'Make visitors estimate a percentage from the length of the bar.',
  },
  parts: ['ProgressBar', 'Progress'],
  examples: {
    Default: 'Partly done, with its text.',
    Labelled: 'ProgressBar, with its label and its value in view.',
    NotStarted: 'Nothing done yet.',
    Done: 'Complete.',
  },
  component: 'Progress',
  pattern: html('Native progress', 'form-elements.html#the-progress-element'),
  roles: [{ role: 'progressbar', nameFrom: 'label' }],
  states: {
    'value, max': 'How much is done, and the total.',
    'aria-valuetext': 'The same as text, where a percentage is less clear.',
  },
  announcements: ['None. Announce a change with a heading that takes the focus, or with a status.'],
  transcripts: [{ story: 'Default' }, { story: 'NotStarted' }, { story: 'Labelled' }],
  wcag: '1.3.1 1.4.1 1.4.11 4.1.2',
})
