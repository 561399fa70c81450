import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Field',
  pattern: { name: 'Labelled form field', url: 'https://www.w3.org/WAI/tutorials/forms/labels/' },
  roles: [
    { role: 'of the control inside', nameFrom: 'label' },
    { role: 'group', nameFrom: 'label of a FieldGroup, which is its legend' },
  ],
  states: [
    { attribute: 'aria-describedby', meaning: 'On the control, or on the group: the hint, then the error.' },
    {
      attribute: 'aria-invalid',
      meaning: 'On the control while there is an error. A group cannot be invalid; what is in it can.',
    },
    { attribute: 'data-invalid', meaning: 'The same on the field, for styling.' },
  ],
  keys: [],
  focus: 'Takes none itself. A press on the label moves it into the control.',
  announcements: [
    'None: ErrorSummary, or moving the focus to the field, says what is wrong. Of a group it is said on coming into it.',
  ],
  transcripts: [
    {
      story: 'WithError',
      phrases: [
        'Domain name',
        '3 to 20 characters. This becomes your web address.',
        'textbox, Domain name, gg, .kaksha.example 3 to 20 characters. This becomes your web address. Use at least 3 characters. You have typed 2., invalid',
        'Use at least 3 characters. You have typed 2.',
      ],
    },
    {
      story: 'WithHint',
      phrases: [
        'Company email',
        'We send your licence to this address.',
        'textbox, Company email, mitali@ganit.example, We send your licence to this address.',
      ],
    },
    {
      story: 'Group',
      phrases: [
        'group, When did your school open?, For example 6 2019. Give a month from 1 to 12.',
        'Give a month from 1 to 12.',
        'textbox, Month, 19, invalid',
        'textbox, Year, 2019',
      ],
    },
  ],
  wcag: ['1.3.1', '1.3.5', '1.4.1', '2.4.6', '2.5.3', '3.3.1', '3.3.2', '3.3.3', '4.1.2'],
  withoutJavaScript: {
    says: 'Everything.',
    works: {
      WholeForm: [
        { types: 'Name' },
        { types: 'Phone' },
        { chooses: 'Customization', from: 'Plan' },
        { types: 'Message' },
        { sends: ['name', 'phone', 'plan', 'message'], by: 'Send message' },
      ],
      WithHint: [{ reads: 'We send your licence to this address.' }],
    },
  },
} satisfies A11yContract
