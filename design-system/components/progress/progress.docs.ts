import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A bar that shows how much of a known total is done.',
  use: [
    'Use it if the total is known: step 2 of 3, 40 of 120 students.',
    'Show the same as text beside it, and pass that text as `aria-valuetext`.',
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
  parts: ['Progress'],
  examples: [
    { story: 'Default', caption: 'Partly done, with its text.' },
    { story: 'NothingYet', caption: 'Nothing done yet.' },
    { story: 'Done', caption: 'Complete.' },
  ],
} satisfies ComponentDocs
