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
  wcag: ['1.3.1', '1.3.5', '1.4.1', '2.4.6', '2.5.3', '3.3.1', '3.3.2', '3.3.3', '4.1.2'],
  withoutJavaScript: 'Everything.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
