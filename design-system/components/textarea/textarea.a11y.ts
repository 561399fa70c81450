import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Textarea',
  pattern: {
    name: 'Multi-line text input',
    url: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element',
  },
  roles: [
    { role: 'textbox', nameFrom: 'the label of the Field around it, else aria-label' },
    { role: 'status', nameFrom: 'no name; in CharacterCount, empty until a fifth of the room is left' },
  ],
  states: [
    { attribute: 'aria-invalid', meaning: 'The Field around it has an error.' },
    {
      attribute: 'aria-describedby',
      meaning: 'Its own description, the hint, the count, the error, in this order.',
    },
  ],
  keys: [],
  focus: 'In the tab order. Tab leaves it.',
  announcements: ['With CharacterCount, politely and in a pause: how much room is left, once it is a fifth.'],
  transcripts: [
    {
      story: 'Counted',
      phrases: [
        'textbox, Message to the parents, It goes out as one text message. 39 characters left.',
        '39 characters left.',
      ],
    },
    {
      story: 'Invalid',
      phrases: [
        'textbox, Message, Write a message, so that we know how to help., invalid, required',
        'Write a message, so that we know how to help.',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.3', '1.4.11', '2.1.1', '2.1.2', '2.4.7', '3.3.1', '4.1.2', '4.1.3'],
  withoutJavaScript: {
    says: 'Everything but the count, which says the limit.',
    works: {
      Empty: [{ types: 'Message' }],
      Counted: [{ reads: 'At most 160 characters.' }, { types: 'Message to the parents' }],
    },
  },
} satisfies A11yContract
