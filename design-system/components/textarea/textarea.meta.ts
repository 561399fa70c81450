import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A control for several lines of text.',
  use: [
    'Use it inside a Field for a message in the visitor’s own words.',
    'Use CharacterCount around it if there is a limit that visitors may reach: it shows the remaining characters and announces them once a fifth is left.',
  ],
  avoid: {
    'The answer is one line.': 'Input',
    'The answer is one of a few.': 'RadioGroup or Select',
  },
  rules: {
    'Set `rows` to the usual length of an answer.': 'Make it one line high, or resizable sideways.',
    'Content: give the limit as text: “At most 160 characters.”':
      'Cut off a text that is too long without a message (WCAG 2.2, 3.3.1 Error Identification).',
    'Leave out a limit that is never reached.': 'Count down from five thousand.',
  },
  parts: ['Textarea', 'CharacterCount'],
  examples: {
    Default: 'Empty.',
    Filled: 'With text.',
    Invalid: 'Invalid.',
    Counted: 'With the number of remaining characters.',
    Unavailable: 'Disabled, with the reason.',
  },
  pattern: html('Multi-line text input', 'form-elements.html#the-textarea-element'),
  roles: [
    { role: 'textbox', nameFrom: 'the label of its Field, else aria-label' },
    {
      role: 'status',
      nameFrom: 'no name; in CharacterCount, empty until a fifth of the characters is left',
    },
  ],
  states: {
    'aria-invalid': 'Its Field has an error.',
    'aria-describedby': 'The given description, the hint, the count and the error, in this order.',
  },
  focus: 'It is in the tab order. Tab leaves it and does not insert a tab character.',
  announcements: [
    'With CharacterCount: the number of characters left, politely and when the typing pauses, once a fifth is left.',
  ],
  transcripts: [{ story: 'Counted' }, { story: 'Invalid' }],
  wcag: '1.3.1 1.4.3 1.4.11 2.1.1 2.1.2 2.4.7 3.3.1 4.1.2 4.1.3',
  withoutJavaScript: 'Everything works except the count, which shows the limit only.',
  works: {
    Default: [{ types: 'Message' }],
    Counted: [{ reads: 'At most 160 characters.' }, { types: 'Message to the parents' }],
  },
})
