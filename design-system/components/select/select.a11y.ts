import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Select',
  pattern: {
    name: 'Native select',
    url: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element',
  },
  roles: [{ role: 'combobox', nameFrom: 'the label of its Field, else aria-label' }],
  states: [
    { attribute: 'aria-invalid', meaning: 'Its Field has an error.' },
    {
      attribute: 'aria-describedby',
      meaning: 'The given description, the hint and the error, in this order.',
    },
  ],
  keys: [],
  focus: 'It is in the tab order. The keys of the list are those of the browser and the operating system.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'Plan',
        'combobox, Plan, FT, has popup listbox, not expanded',
        'option, Free Trial, FT, selected, position 2, set size 3',
      ],
    },
    {
      story: 'Invalid',
      phrases: [
        'combobox, Plan, Choose a plan to go on., has popup listbox, not expanded, invalid, required',
        'Choose a plan to go on.',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '3.2.2', '3.3.1', '4.1.2'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ chooses: 'Customization', from: 'Plan' }],
    },
  },
} satisfies A11yContract
