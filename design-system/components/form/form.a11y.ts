import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'useForm',
  pattern: {
    name: 'Recover from validation errors',
    url: 'https://design-system.service.gov.uk/patterns/validation/',
  },
  roles: [{ role: 'of the ErrorSummary and the fields inside', nameFrom: 'those components' }],
  keys: [
    {
      key: 'Enter',
      on: 'a field of one line',
      does: 'Sends the form, unless it is already being sent.',
      pointer: 'the button',
    },
  ],
  focus:
    'After a failed submit it moves to the ErrorSummary, or to the first invalid field if there is none. It is not moved while visitors type, nor by a successful submit.',
  announcements: [
    'None while a field is corrected: its error is part of its description. The loading button announces “Loading...”.',
  ],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'textbox, Name of your school, required',
        'textbox, Email, We send the receipt here., required',
        'combobox, City, has popup listbox, not expanded, not invalid, required',
        'radiogroup, Which plan?, required',
        'checkbox, I accept the terms, not checked, not invalid, required',
        'button, Open my school',
      ],
      never: [', invalid'],
    },
    {
      story: 'Default',
      press: ['Open my school'],
      phrases: [
        'group, Errors:, Fill in “Name of your school”. Fill in “Email”. Choose the city you teach in. Choose an answer for “Which plan?”. Accept the terms to go on.',
        'Errors:',
        'listitem, level 1, position 1, set size 5',
        'link, Fill in “Name of your school”.',
        'textbox, Name of your school, Fill in “Name of your school”., invalid, required',
        'radiogroup, Which plan?, Choose an answer for “Which plan?”., invalid, required',
        'checkbox, I accept the terms, Accept the terms to go on., not checked, invalid, required',
        'button, Open my school',
      ],
    },
    {
      story: 'RefusedByServer',
      press: ['Save'],
      phrases: ['polite: Loading...', 'button, Save, Loading..., disabled'],
    },
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '3.2.2', '3.3.1', '3.3.3', '3.3.4', '3.3.7', '4.1.3'],
  gaps: ['Before hydration only the browser’s constraints are checked, not the contract.'],
  withoutJavaScript: {
    says: 'The browser checks its own constraints and submits the form to `action`. Text that was typed before hydration is kept.',
    works: {
      Default: [
        { types: 'Name of your school' },
        { types: 'Email' },
        { chooses: 'Kochi', from: 'City' },
        { chooses: 'Free Trial' },
        { chooses: 'I accept the terms' },
        { sends: ['school', 'email', 'city', 'plan', 'terms'], by: 'Open my school' },
      ],
    },
  },
} satisfies A11yContract
