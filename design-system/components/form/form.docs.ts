import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'Validates a form in the browser with the rules of the server, shows the errors and moves the focus to them.',
  use: [
    'Use it for every form that a person fills in, from one field to a page of fields.',
    'Pass the `contract` that the server checks with: any Standard Schema (Zod, Valibot, ArkType) or a function.',
    'Without a contract it uses the browser’s own constraints: `required`, `type`, `minLength`, `pattern`.',
    'A control can have messages of its own in `data-value-missing`, `data-type-mismatch`, `data-pattern-mismatch`, `data-too-short`, `data-too-long`, `data-range-underflow`, `data-range-overflow`, `data-step-mismatch` and `data-bad-input`. In them `{label}`, `{typed}`, `{minlength}`, `{maxlength}`, `{min}`, `{max}` and `{step}` are replaced by the values of the control.',
    'To empty the form after sending: `onSubmit: async (values, form) => { await send(values); form.reset() }`.',
    'It validates on submit. After that, a field that had an error is validated on input, and on blur an error can come back.',
  ],
  avoid: [
    { when: 'It searches or filters, and no value can be wrong.', instead: 'a `<form method="get">`' },
    { when: 'It is a single button.', instead: 'Button, with `loading`' },
  ],
  rules: [
    {
      do: 'Keep `required`, `type` and `maxLength` on the controls in addition to the contract.',
      dont: 'Leave validation to the script: before it loads, and without JavaScript, the browser’s constraints are the only check.',
    },
    {
      do: 'Give the form `method="post"` and a working `action`.',
      dont: 'Leave them out: a submit before hydration would put the values into the URL.',
    },
    {
      do: 'Content: say what to do, once: in the contract, or in `data-value-missing` on the control. “Choose the city you teach in.”',
      dont: 'Write “This field is required”: in the summary it does not say which field it means (WCAG 2.2, 3.3.1 Error Identification).',
    },
    {
      do: 'Leave the values to the browser: `name` and `defaultValue`.',
      dont: 'Keep every keystroke in React state: text that was typed before hydration would be lost.',
    },
    {
      do: 'Validate on submit first, then each field that was wrong.',
      dont: 'Validate while a visitor types for the first time: an unfinished address is not an error.',
    },
  ],
  parts: ['useForm', 'formLabels', 'formValues'],
  types: ['FormHandle'],
  examples: [
    { story: 'Default', caption: 'With the browser’s constraints only. Press the button.' },
    { story: 'SharedContract', caption: 'With a contract: the messages are those of the server.' },
    { story: 'RefusedByServer', caption: 'An error that only the server can find is shown at its field.' },
    {
      story: 'RefusedFromOutside',
      caption: 'Rejected before: the errors are passed in through `errors`.',
      isolated: true,
    },
    { story: 'WithoutSummary', caption: 'Without a summary the first invalid field takes the focus.' },
    { story: 'InFrench', caption: 'In another language, with `labels`.' },
  ],
} satisfies ComponentDocs
