import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Shows where people are in a short, fixed row of steps, and takes them from one to the next.',
  use: [
    'For a task that is done in an order: two to five steps, known from the start.',
    'Stepper beside the task, as the list of its steps; StepperProgress above it, as words and a bar.',
    'StepperHeading at the head of each step: it takes the focus when the step appears.',
  ],
  avoid: [
    { when: 'The parts can be taken in any order.', instead: 'Tabs' },
    { when: 'It explains how something is done, and nothing is done here.', instead: 'StepList' },
    { when: 'How long something takes is not known in steps.', instead: 'Progress, or Loading' },
  ],
  rules: [
    {
      do: 'Keep StepperProgress mounted while the steps change under it: it announces “Step 2 of 3: Add Company Info”.',
      dont: 'Draw it inside each step: a live region that comes with its words is often not read.',
    },
    {
      do: 'Give each step its own StepperHeading, so that the focus goes to the top of what is new.',
      dont: 'Leave the focus on a button that is gone: the next Tab would begin at the top of the page.',
    },
    {
      do: 'Set `takesFocus={false}` on the step that a page begins with.',
      dont: 'Take the focus before anybody has pressed anything.',
    },
    {
      do: 'Offer “Previous” beside “Next”.',
      dont: 'Make the items of the list pressable: a step cannot be skipped, and a done one is gone back to in order.',
    },
  ],
  parts: ['Stepper', 'StepperItem', 'StepperProgress', 'StepperHeading'],
  examples: [
    { story: 'Second', caption: 'One done, one current, one to do.' },
    { story: 'MovingOn', caption: 'Press Next: the step is announced, and its heading takes the focus.' },
    { story: 'AllDone', caption: 'All done: one more than the last.' },
    { story: 'LongWords', caption: 'Steps of more than one line.' },
  ],
} satisfies ComponentDocs
