import { html, operable } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { inputDescriptions } from './input.tsx'

export default {
  summary: 'A control for one line of text, a number, a date, a time or a file.',
  use: [
    'Use it inside a Field for names, addresses, numbers, dates and files.',
    'It is the date picker too: set `type="date"`, `"time"`, `"datetime-local"` or `"month"` for the picker of the browser. It is in the language of the device, needs no JavaScript, and takes typed dates as well as chosen ones.',
    'Limit dates with `min` and `max` in the format of the value, `2026-06-01` or `17:30`. The value is submitted in this format, whatever the browser shows. `useForm` writes the limits out: “Choose 31 August 2026 or earlier”.',
    'Set `autoComplete` for data about the visitor: it saves typing (WCAG 2.2, 1.3.5 Identify Input Purpose).',
    'Set `suffix` for a fixed ending such as “.kaksha.example”. It is part of the description of the control.',
  ],
  avoid: [
    { when: 'It takes several lines.', instead: 'Textarea' },
    { when: 'It is one of a list.', instead: 'Select or RadioGroup' },
    {
      when: 'It is a number that is not an amount: a telephone number, a PIN code.',
      instead: '`type="tel"` or `inputMode="numeric"`, not `type="number"` (MDN advises against it)',
    },
  ],
  rules: [
    {
      do: 'Pass `name` and `defaultValue`, and read the form with FormData.',
      dont: 'Control `value`: text that is typed before hydration is lost.',
    },
    { do: 'Make the width match the expected length.', dont: 'Make a PIN code as wide as the page.' },
    {
      do: 'Ask for a date that people know by heart, such as a birthday, with three text inputs in a FieldSet.',
      dont: 'Use a calendar for it: going back 40 years takes many presses (GOV.UK Design System, Date input).',
    },
    {
      do: 'Name the limits of a date in the hint of the Field, in words: “From 1 June to 31 August 2026”.',
      dont: 'Ask for a format such as DD/MM/YYYY: the browser has the order of the visitor’s language.',
    },
    {
      do: 'Check dates on the server too, and reject `2026-02-30`: a browser without a picker sends what was typed.',
      dont: 'Read the value in the time zone of the server: a date without a time has none.',
    },
    {
      do: 'Content: put examples and rules into the hint of the Field: “For example name@school.example”.',
      dont: 'Put them into a placeholder: it disappears on typing.',
    },
  ],
  parts: ['Input'],
  variants: inputDescriptions,
  examples: [
    { story: 'Default', caption: 'Plain text.' },
    { story: 'Types', caption: 'E-mail, telephone and others: each opens the matching keyboard on a phone.' },
    { story: 'Pickers', caption: 'A number and a file, with the controls of the browser.' },
    { story: 'Dates', caption: 'As a date picker: with limits, with an error, and for a time.' },
    { story: 'Sizes', caption: 'Three heights. The text has 16 px at least, so that phones do not zoom in.' },
    { story: 'WithSuffix', caption: 'With a fixed ending.' },
    { story: 'Invalid', caption: 'Invalid.' },
    { story: 'ReadOnly', caption: 'Read-only.' },
    { story: 'Unavailable', caption: 'Disabled, with the reason.' },
  ],
  contract: {
    component: 'Input',
    pattern: html('Text input', 'input.html#text-(type=text)-state-and-search-state-(type=search)'),
    roles: [{ role: 'textbox', nameFrom: 'the label of its Field, else aria-label' }],
    states: [
      { attribute: 'aria-invalid', meaning: 'Its Field has an error.' },
      {
        attribute: 'aria-describedby',
        meaning: 'The given description, the suffix, the hint and the error, in this order.',
      },
      { attribute: 'required', meaning: 'The browser requires it before it submits the form.' },
    ],
    keys: [],
    focus: 'It is in the tab order.',
    transcripts: [
      { story: 'WithSuffix' },
      { story: 'Invalid' },
      { story: 'ReadOnly' },
      { story: 'Unavailable' },
    ],
    wcag: operable('1.3.1', '1.3.5', '1.4.3', '1.4.11', '3.3.1'),
    withoutJavaScript: {
      says: 'It works completely.',
      works: {
        Default: [{ types: 'Primary location' }],
        Dates: [{ reads: 'From 1 June to 31 August 2026.' }, { announces: 'First day of the batch' }],
      },
    },
  },
} satisfies ComponentMeta
