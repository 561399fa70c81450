import { componentMeta, html } from '../../testing/contract-parts.ts'
import { stepListDescriptions } from './step-list.tsx'

export default componentMeta({
  summary: 'An ordered list of steps, each with a number, an icon, a title, a text and a note.',
  use: [
    'For two to seven steps that visitors read before they do them.',
    'In a ruled Section without a label, with `numbers="margin"` to place the numbers in the margin column.',
  ],
  avoid: {
    'For the progress of a task that is being done.': 'Stepper',
    'To show how long each step takes.': 'TimelineRuler',
    'For items without an order.': 'ServiceList',
  },
  rules: {
    'Content: start each title with a verb: “Choose Your Plan”.': 'Number items that have no order.',
    'Content: use the note for information that helps at this step: “You can change it later.”':
      'Repeat the text of the step in the note.',
  },
  parts: ['StepList', 'StepItem'],
  variants: stepListDescriptions,
  examples: {
    Default: 'Steps with notes.',
    WithoutNotes: 'Without notes.',
    LongWords: 'Two-digit numbers and long words.',
    NumbersInTheMargin: 'Numbers in the margin of a ruled Section.',
  },
  pattern: html('Ordered list', 'grouping-content.html#the-ol-element'),
  roles: [
    { role: 'list', nameFrom: 'aria-label, if the heading before it is not specific enough' },
    { role: 'listitem', nameFrom: 'its content, which starts with the number' },
    { role: 'heading', nameFrom: 'title of the step' },
  ],
  wcag: '1.1.1 1.3.1 1.3.2 1.4.1 1.4.10',
})
