import { componentMeta, html, operable } from '../../testing/contract-parts.ts'
import { selectDescriptions } from './select.tsx'

export default componentMeta({
  summary: 'The browser’s own list of options, of which one can be chosen, or several.',
  use: [
    'Use it inside a Field for seven or more options that visitors know, or where there is little space.',
    'It is the native element: the keys and the list come from the browser and the operating system.',
  ],
  avoid: {
    'There are two to six options. GOV.UK research found that some people find selects difficult to use.':
      'RadioGroup',
    'It is a yes or a no.': 'Checkbox',
    'Several of two to ten options can be chosen: few people know the keys of a multiple list.':
      'Checkbox in a FieldSet',
    'Choosing leads to another page.': 'Link',
  },
  rules: {
    'Put the most likely option first, or an empty first option that asks for a choice.':
      'Preselect an option that the visitor did not mean.',
    'Act on the choice when the form is submitted.':
      'Act on `change`: with arrow keys every option on the way would take effect (WCAG 2.2, 3.2.2 On Input).',
    'Content: begin options with the word that distinguishes them: “Monday, class 9”.':
      'Repeat the same first words in every option.',
  },
  parts: ['Select'],
  variants: selectDescriptions,
  examples: {
    Default: 'With a choice.',
    Invalid: 'Invalid.',
    Sizes: 'Three heights, as Input has.',
    Unavailable: 'Disabled.',
    Several: 'Several options can be chosen.',
  },
  pattern: html('Native select', 'form-elements.html#the-select-element'),
  roles: [{ role: 'combobox', nameFrom: 'the label of its Field, else aria-label' }],
  states: {
    'aria-invalid': 'Its Field has an error.',
    'aria-describedby': 'The given description, the hint and the error, in this order.',
  },
  focus: 'It is in the tab order. The keys of the list come from the browser and the operating system.',
  transcripts: [{ story: 'Default' }, { story: 'Invalid' }],
  wcag: operable('1.3.1 1.4.3 1.4.11 3.2.2 3.3.1'),
  works: { Default: [{ chooses: 'Customization', from: 'Plan' }] },
})
