import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Input',
  pattern: {
    name: 'Text input',
    url: 'https://html.spec.whatwg.org/multipage/input.html#text-(type=text)-state-and-search-state-(type=search)',
  },
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
    { story: 'WithSuffix', phrases: ['Domain name', 'textbox, Domain name, ganit-ghar, .kaksha.example'] },
    {
      story: 'Invalid',
      phrases: [
        'textbox, Domain name, maths, .kaksha.example This domain name is taken. Try another., invalid',
        'This domain name is taken. Try another.',
      ],
    },
    { story: 'ReadOnly', phrases: ['textbox, Licence number, KX-0042-17, read only'] },
    {
      story: 'Unavailable',
      phrases: [
        'textbox, Domain name, ganit-ghar, .kaksha.example It was fixed with your licence., disabled',
      ],
    },
  ],
  wcag: ['1.3.1', '1.3.5', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '3.3.1', '4.1.2'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ types: 'Primary location' }],
      Dates: [{ reads: 'From 1 June to 31 August 2026.' }, { announces: 'First day of the batch' }],
    },
  },
} satisfies A11yContract
