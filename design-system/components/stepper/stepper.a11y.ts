import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Stepper',
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
  states: [
    { attribute: 'aria-current="step"', meaning: 'The current step: on its button if it has one.' },
    { attribute: 'data-state', meaning: 'done, now or next, for styling.' },
  ],
  keys: [
    { key: 'Enter', on: 'a step that was reached', does: 'Makes it the current step. The focus stays.' },
    { key: 'Space', on: 'a step that was reached', does: 'Makes it the current step. The focus stays.' },
  ],
  focus:
    'Only the buttons of steps that were reached are tab stops. StepperHeading takes the focus when it appears, so that visitors continue from the start of the new step.',
  announcements: ["The new step, politely: 'Step 2 of 3: Add Company Info'."],
  transcripts: [
    {
      story: 'Second',
      phrases: [
        'list, Onboarding steps',
        'listitem, level 1, position 1, set size 3',
        'Choose Your Plan',
        'Done',
        'listitem, level 1, current step, position 2, set size 3',
        'Add Company Info',
        'listitem, level 1, position 3, set size 3',
        'Review & Launch',
        'To do',
      ],
    },
    {
      story: 'Returning',
      press: ['Choose Your Plan Done'],
      phrases: [
        'button, Choose Your Plan, current step',
        'button, Add Company Info To do',
        'Review & Launch',
        'To do',
      ],
    },
    { story: 'ChangingSteps', press: ['Next'], phrases: ['polite: Step 2 of 3: Add Company Info'] },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.11', '2.4.3', '2.4.6', '3.2.2', '4.1.3'],
  withoutJavaScript: {
    says: 'The steps and their states are shown. The form changes the step.',
    works: {
      Default: [{ reads: 'Choose Your Plan' }, { reads: 'Review & Launch' }, { announces: 'To do' }],
    },
  },
} satisfies A11yContract
