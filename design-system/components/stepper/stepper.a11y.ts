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
    { role: 'progressbar', nameFrom: "label of StepperProgress; its value in words, 'Step 2 of 3'" },
    { role: 'status', nameFrom: 'no name; empty until people have moved on' },
    { role: 'heading', nameFrom: 'the words of StepperHeading' },
  ],
  states: [
    { attribute: 'aria-current="step"', meaning: 'The step people are on.' },
    { attribute: 'data-state', meaning: 'done, now or next, for styling.' },
  ],
  keys: [],
  focus:
    'The list takes none. StepperHeading takes it when it appears, so that people read on from the top of the new step.',
  announcements: ["The step that people have come to, politely: 'Step 2 of 3: Add Company Info'."],
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
    { story: 'MovingOn', press: ['Next'], phrases: ['polite: Step 2 of 3: Add Company Info'] },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.11', '2.4.3', '2.4.6', '3.2.2', '4.1.3'],
  withoutJavaScript: {
    says: 'All that is shown. Moving on is the task of the form.',
    works: {
      First: [{ reads: 'Choose Your Plan' }, { reads: 'Review & Launch' }, { hears: 'To do' }],
    },
  },
} satisfies A11yContract
