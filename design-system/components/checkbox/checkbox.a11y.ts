import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Checkbox',
  pattern: { name: 'Checkbox', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/' },
  roles: [{ role: 'checkbox', nameFrom: 'its content, which is its label' }],
  states: [
    { attribute: 'checked', meaning: 'On, natively: no aria-checked.' },
    {
      attribute: 'indeterminate',
      meaning: 'Neither: exposed as mixed. A property, which only a script sets.',
    },
    { attribute: 'required', meaning: 'The browser asks for it before the form is sent.' },
    { attribute: 'aria-invalid', meaning: 'It has an error of its own.' },
    { attribute: 'aria-describedby', meaning: 'Its own description, the hint, the error, in this order.' },
    { attribute: 'data-invalid', meaning: 'The same on its root, for styling.' },
  ],
  keys: [
    { key: 'Space', does: 'Switches it.' },
    { key: 'Tab', does: 'Moves on to the next: each box is a stop.' },
    { key: 'Shift+Tab', does: 'The same backwards.' },
  ],
  focus: 'In the tab order. A press on the label switches it and moves the focus there.',
  transcripts: [
    {
      story: 'Group',
      phrases: [
        'group, Which subjects do you teach?, Choose all that apply.',
        'checkbox, Mathematics, checked',
        'checkbox, Tabla, not checked',
        'checkbox, Coding, not checked',
      ],
    },
    {
      story: 'Invalid',
      phrases: [
        'checkbox, I accept the terms, Accept the terms to go on., not checked, invalid, required',
        'link, terms',
        'Accept the terms to go on.',
      ],
    },
    {
      story: 'Indeterminate',
      phrases: [
        'group, Remind these batches',
        'checkbox, All batches, partially checked',
        'checkbox, Monday, class 9, checked',
        'checkbox, Wednesday, class 10, not checked',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.3', '2.5.8', '3.3.1', '3.3.2', '4.1.2'],
  withoutJavaScript: {
    says: 'Everything but the indeterminate state.',
    works: {
      OneAlone: [{ chooses: 'Write to me about new features' }],
      Group: [{ chooses: 'Tabla' }, { chooses: 'Coding' }],
    },
  },
} satisfies A11yContract
