import type { ComponentDocs } from '../../testing/docs.ts'
import { stepListDescriptions } from './step-list.tsx'

export default {
  summary: 'Steps in order, each with its number, its icon and a note that helps.',
  use: [
    'For two to seven steps that are read before they are done.',
    'In a ruled Sheet with `numbers="margin"`, where the numbers take the place of a name in the margin.',
  ],
  avoid: [
    { when: 'The steps are being done now.', instead: 'Stepper' },
    { when: 'What counts is how long each takes.', instead: 'TimelineRuler' },
    { when: 'There is no order.', instead: 'ServiceList' },
  ],
  rules: [
    { do: 'Begin each title with a verb: “Choose Your Plan”.', dont: 'Number things that have no order.' },
    { do: 'Keep the note for what helps at this very step.', dont: 'Repeat the step in the note.' },
  ],
  parts: ['StepList', 'StepItem'],
  variants: stepListDescriptions,
  examples: [
    { story: 'Steps', caption: 'Steps with notes.' },
    { story: 'WithoutNotes', caption: 'Without notes.' },
    { story: 'LongWords', caption: 'Two figures, long words.' },
    { story: 'NumbersInTheMargin', caption: 'Numbers in the margin of a ruled Sheet.' },
  ],
} satisfies ComponentDocs
