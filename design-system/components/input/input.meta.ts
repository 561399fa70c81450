import { componentMeta, html, operable } from '../../testing/contract-parts.ts'
import { inputDescriptions } from './input.tsx'

export default componentMeta({
  summary: 'A control for one line of text, a number, a date, a time or a file.',
  use: [
    'Use it inside a Field for names, addresses, numbers, dates and files.',
    'It is the date picker too: set `type="date"`, `"time"`, `"datetime-local"` or `"month"` for the picker of the browser. It is in the language of the device, needs no JavaScript, and takes typed dates as well as chosen ones.',
    'Limit dates with `min` and `max` in the format of the value, `2026-06-01` or `17:30`. The value is submitted in this format, whatever the browser shows. `useForm` writes the limits out: “Choose 31 August 2026 or earlier”.',
    'Set `autoComplete` for data about the visitor: it saves typing (WCAG 2.2, 1.3.5 Identify Input Purpose).',
    'Set `suffix` for a fixed ending such as “.kaksha.example”. It is part of the description of the control.',
  ],
  avoid: {
    'It takes several lines.': 'Textarea',
    'It is one of a list.': 'Select or RadioGroup',
    'It is a number that is not an amount: a telephone number, a PIN code.':
      '`type="tel"` or `inputMode="numeric"`, not `type="number"` (MDN advises against it)',
  },
  rules: {
    'Pass `name` and `defaultValue`, and read the form with FormData.':
      'Control `value`: text that is typed before hydration is lost.',
    'Make the width match the expected length.': 'Make a PIN code as wide as the page.',
    'Ask for a date that people know by heart, such as a birthday, with three text inputs in a FieldSet.':
      'Use a calendar for it: going back 40 years takes many presses (GOV.UK Design System, Date input).',
    'Name the limits of a date in the hint of the Field, in words: “From 1 June to 31 August 2026”.':
      'Ask for a format such as DD/MM/YYYY: the browser has the order of the visitor’s language.',
    'Check dates on the server too, and reject `2026-02-30`: a browser without a picker sends what was typed.':
      'Read the value in the time zone of the server: a date without a time has none.',
    'Content: put examples and rules into the hint of the Field: “For example name@school.example”.':
      'Put them into a placeholder: it disappears on typing.',
  },
  parts: ['Input'],
  variants: inputDescriptions,
  examples: {
    Default: 'Plain text.',
    Types: 'E-mail, telephone and others: each opens the matching keyboard on a phone.',
    Pickers: 'A number and a file, with the controls of the browser.',
    Dates: 'As a date picker: with limits, with an error, and for a time.',
    Sizes: 'Three heights. The text has 16 px at least, so that phones do not zoom in.',
    WithSuffix: 'With a fixed ending.',
    Invalid: 'Invalid.',
    ReadOnly: 'Read-only.',
    Unavailable: 'Disabled, with the reason.',
  },
  pattern: html('Text input', 'input.html#text-(type=text)-state-and-search-state-(type=search)'),
  roles: [{ role: 'textbox', nameFrom: 'the label of its Field, else aria-label' }],
  states: {
    'aria-invalid': 'Its Field has an error.',
    'aria-describedby': 'The given description, the suffix, the hint and the error, in this order.',
    required: 'The browser requires it before it submits the form.',
  },
  focus: 'It is in the tab order.',
  transcripts: [
    { story: 'WithSuffix' },
    { story: 'Invalid' },
    { story: 'ReadOnly' },
    { story: 'Unavailable' },
  ],
  wcag: operable('1.3.1 1.3.5 1.4.3 1.4.11 3.3.1'),
  works: {
    Default: [{ types: 'Primary location' }],
    Dates: [{ reads: 'From 1 June to 31 August 2026.' }, { announces: 'First day of the batch' }],
  },
})
