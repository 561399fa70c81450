import { componentMeta, isolated } from '../../testing/contract-parts.ts'

export default componentMeta({
  label: 'useForm',
  summary:
    'Validates a form in the browser with the rules of the server, shows the errors and moves the focus to them.',
  use: [
    'Use it for every form that a person fills in, from one field to a page of fields.',
    'Pass the `contract` that the server checks with: any Standard Schema (Zod, Valibot, ArkType) or a function.',
    'Without a contract it uses the browser’s own constraints: `required`, `type`, `minLength`, `pattern`.',
    'A control can have its own messages in `data-value-missing`, `data-type-mismatch`, `data-pattern-mismatch`, `data-too-short`, `data-too-long`, `data-range-underflow`, `data-range-overflow`, `data-step-mismatch` and `data-bad-input`. In them `{label}`, `{typed}`, `{minlength}`, `{maxlength}`, `{min}`, `{max}` and `{step}` are replaced by the values of the control.',
    'To empty the form after sending: `onSubmit: async (values, form) => { await send(values); form.reset() }`.',
    'It validates on submit. After that, a field that had an error is validated on input, and on blur an error can come back.',
  ],
  avoid: {
    'It searches or filters, and no value can be wrong.': 'a `<form method="get">`',
    'It is a single button.': 'Button, with `loading`',
  },
  rules: {
    'Keep `required`, `type` and `maxLength` on the controls in addition to the contract.':
      'Leave validation to the script: before it loads, and without JavaScript, the browser’s constraints are the only check.',
    'Give the form `method="post"` and a working `action`.':
      'Leave them out: a submit before hydration would put the values into the URL.',
    'Content: say what to do, once: in the contract, or in `data-value-missing` on the control. “Choose the city you teach in.”':
      'Write “This field is required”: in the summary it does not say which field it means (WCAG 2.2, 3.3.1 Error Identification).',
    'Leave the values to the browser: `name` and `defaultValue`.':
      'Keep every keystroke in React state: text that was typed before hydration would be lost.',
    'Validate on submit first, then each field that was wrong.':
      'Validate while a visitor types for the first time: an unfinished address is not an error.',
  },
  parts: ['useForm', 'formLabels', 'formValues'],
  types: ['FormHandle'],
  examples: {
    Default: 'With the browser’s constraints only. Press the button.',
    SharedContract: 'With a contract: the messages of the server.',
    RefusedByServer: 'An error that only the server can find is shown at its field.',
    RefusedFromOutside: isolated('Rejected before: the errors are passed in through `errors`.'),
    WithoutSummary: 'Without a summary the first invalid field takes the focus.',
    InFrench: 'In another language, with `labels`.',
  },
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
    'After a failed submit it moves to the ErrorSummary, or to the first invalid field if there is none. It is not moved while visitors type, or by a successful submit.',
  announcements: [
    'None while a field is corrected: its error is part of its description. The loading button announces “Loading...”.',
  ],
  transcripts: [
    { story: 'Default' },
    { story: 'Default', press: ['Open my school'] },
    { story: 'RefusedByServer', press: ['Save'] },
  ],
  wcag: '1.3.1 2.1.1 2.4.3 3.2.2 3.3.1 3.3.3 3.3.4 3.3.7 4.1.3',
  gaps: {
    '3.3.1': 'Before hydration only the browser’s constraints are checked, not the contract.',
  },
  withoutJavaScript:
    'The browser checks its own constraints and submits the form to `action`. Text that was typed before hydration is kept.',
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
})
