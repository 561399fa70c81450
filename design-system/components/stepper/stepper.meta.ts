import { componentMeta, pressRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Shows the current step of a short task and moves the focus from step to step.',
  use: [
    'Use it for a task in a fixed order: two to five steps that are known from the start.',
    'Stepper is the list of steps beside the task; StepperProgress shows and announces the current step above it.',
    'The page decides which step is `current`, and visitors finish a step to reach the next one.',
    'With `onCurrentChange` the steps that were reached are buttons, so that visitors can return to them. Without `current`, `defaultCurrent` is the step at first and the list changes it itself.',
    'StepperHeading is the heading of a step: it takes the focus when the step appears.',
  ],
  avoid: {
    'The parts can be done in any order.': 'Tabs',
    'It explains how something is done elsewhere.': 'StepList',
    'The duration is not known in steps.': 'Progress, or Loading',
  },
  rules: {
    'Keep StepperProgress mounted while the steps change: it announces “Step 2 of 3: Add Company Info”.':
      'Render it inside each step: a live region that is inserted together with its text is often not announced.',
    'Give each step its own StepperHeading, so that the focus moves to the start of the new content.':
      'Leave the focus on a button that was removed: the next Tab would start at the top of the page (WCAG 2.2, 2.4.3 Focus Order).',
    'Set `takesFocus={false}` on the step that a page starts with.':
      'Move the focus before the visitor has pressed anything.',
    'Offer “Previous” beside “Next”.':
      'Make “Next” the only way through a long task: set `onCurrentChange` for a way back to each step.',
    'Content: name each step by its task: “Choose Your Plan”, “Add Company Info”.':
      'Name steps by number only (“Step 1”): the number is already shown.',
  },
  parts: ['Stepper', 'StepperItem', 'StepperProgress', 'StepperHeading'],
  examples: {
    Second: 'One step done, one current, one to do.',
    ChangingSteps: 'Press Next: the step is announced and its heading takes the focus.',
    Returning: 'The steps that were reached are buttons. The last step was not reached and is text.',
    AllDone: 'All steps done: `current` is one more than the number of steps.',
    LongWords: 'Names that need more than one line.',
  },
  pattern: {
    name: 'Ordered list with a current step',
    url: 'https://www.w3.org/TR/wai-aria-1.2/#aria-current',
  },
  roles: [
    { role: 'list', nameFrom: 'label' },
    { role: 'listitem', nameFrom: "its content, and 'Done' or 'To do'" },
    {
      role: 'button',
      nameFrom: 'with `onCurrentChange` or `defaultCurrent`, the content of a step that was reached',
    },
    { role: 'progressbar', nameFrom: "the label of StepperProgress; its value as text, 'Step 2 of 3'" },
    { role: 'status', nameFrom: 'no name; empty until the step changes' },
    { role: 'heading', nameFrom: 'the content of StepperHeading' },
  ],
  states: {
    'aria-current="step"': 'The current step: on its button if it has one.',
    'data-state': 'done, now or next, for styling.',
  },
  keys: pressRows('Makes it the current step. The focus stays.', 'a step that was reached'),
  focus:
    'Only the buttons of steps that were reached are tab stops. StepperHeading takes the focus when it appears, so that visitors continue from the start of the new step.',
  announcements: ["The new step, politely: 'Step 2 of 3: Add Company Info'."],
  transcripts: [
    { story: 'Second' },
    { story: 'Returning', press: ['Choose Your Plan Done'] },
    { story: 'ChangingSteps', press: ['Next'] },
  ],
  wcag: '1.3.1 1.4.1 1.4.3 1.4.11 2.4.3 2.4.6 3.2.2 4.1.3',
  withoutJavaScript: 'The steps and their states are shown. The form changes the step.',
  works: {
    Default: [{ reads: 'Choose Your Plan' }, { reads: 'Review & Launch' }, { announces: 'To do' }],
  },
})
