import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A school ruler as the timeline of a process: each step as wide as the time it takes.',
  use: [
    'For a process of ten units, where its shortness is the argument.',
    'Where the beginning and the end of each step can be said in words.',
  ],
  avoid: [
    { when: 'The time of each step is not known.', instead: 'StepList' },
    { when: 'The steps are being done now.', instead: 'Stepper' },
  ],
  rules: [
    {
      do: 'Let the steps cover the ruler from 0 to 10.',
      dont: 'Leave a gap: the steps after it would hang from the wrong tick.',
    },
    { do: 'Say the span in `when`: the ruler is for the eye.', dont: 'Rely on the width to tell the time.' },
  ],
  parts: ['TimelineRuler', 'TimelineStep'],
  examples: [
    { story: 'ThreeSteps', caption: 'Three steps.' },
    { story: 'TwoSteps', caption: 'Two steps.' },
    { story: 'LongWords', caption: 'A step of one unit, and words that break.' },
  ],
} satisfies ComponentDocs
