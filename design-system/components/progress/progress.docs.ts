import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Shows how far along something is, in a bar that reads like a ruler.',
  use: ['Where the whole is known: step 2 of 3, 40 of 120 students.', 'Together with the same in words.'],
  avoid: [
    { when: 'How long it takes is not known.', instead: 'Loading, or Button with `pending`' },
    { when: 'It is a place in a sequence that people go through.', instead: 'Stepper' },
    { when: 'It is a reading, such as used disk space.', instead: '`<meter>`' },
  ],
  rules: [
    { do: 'Name what is advancing: `label="Onboarding progress"`.', dont: 'Name it “Progress”: of what?' },
    {
      do: 'Write “Step 2 of 3” beside it, and give it as `aria-valuetext`.',
      dont: 'Leave a percentage to be guessed from the length of a bar.',
    },
  ],
  parts: ['Progress'],
  examples: [
    { story: 'OnTheWay', caption: 'On the way, with its words.' },
    { story: 'NothingYet', caption: 'Nothing yet.' },
    { story: 'Done', caption: 'Done.' },
  ],
} satisfies ComponentDocs
