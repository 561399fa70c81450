import { apg, componentMeta, operable, radioRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A question with a few answers, all visible, of which one can be chosen.',
  use: [
    'Use it for two to six answers that are worth comparing.',
    'Give an answer a `hint` if its name alone is not enough to decide.',
    'It is a `fieldset` with native radio buttons: one tab stop, and the arrow keys of the browser.',
  ],
  avoid: {
    'There are more than six answers, or everybody knows them: a city, a year.': 'Select',
    'Any number of answers may be chosen.': 'FieldSet with Checkbox',
    'It is a yes or a no.': 'Checkbox',
  },
  rules: {
    'Leave all answers unchosen, unless one is right for nearly everybody.':
      'Preselect the answer that suits you: you could not distinguish a choice from the default (GOV.UK Design System, Radios).',
    'Add “None of these” if it can be true.':
      'Force a wrong answer: a chosen radio button cannot be unchosen.',
    'Content: ask the question in `label`: “Which plan do you start with?”':
      'Put the question into a heading above: it would not be announced with the group (WCAG 2.2, 1.3.1 Info and Relationships).',
  },
  parts: ['RadioGroup', 'RadioGroupItem'],
  examples: {
    Default: 'Nothing is chosen.',
    WithHints: 'With a hint at each answer, and one chosen.',
    Invalid: 'The error is above the answers, with a line along the group.',
    OneUnavailable: 'One answer is disabled. The arrow keys skip it.',
    LongLabels: 'Long labels wrap.',
    Colours: 'Colours as answers: the box shows the colour, a tick marks the chosen one.',
  },
  pattern: apg('Radio group', 'radio'),
  roles: [
    { role: 'radiogroup', nameFrom: 'label, which is the legend' },
    { role: 'radio', nameFrom: 'its children, which are its label' },
  ],
  states: {
    checked: 'Chosen. The native property, without aria-checked.',
    'aria-required': 'On the group: an answer is required. The radio buttons are natively required too.',
    'aria-invalid': 'On the group while there is an error.',
    'aria-describedby': 'On the group: the hint, then the error. On an item: its hint.',
    'data-invalid': 'The same on the group, for styling.',
  },
  keys: [
    ...tabRows('Moves into the group, to the chosen answer or the first one, and out of it.'),
    { key: 'Space', does: 'Chooses the focused answer.' },
    ...radioRows('answer'),
  ],
  focus: 'The group is one tab stop. The arrow keys are the browser’s own and skip disabled answers.',
  transcripts: [{ story: 'WithHints' }, { story: 'Invalid' }, { story: 'OneUnavailable' }],
  wcag: operable('1.3.1 1.4.1 1.4.3 1.4.11 2.5.3 3.3.1 3.3.2'),
  gaps: {
    '4.1.2':
      'Chromium exposes each radio button of a required group as invalid until one is chosen, and ARIA does not allow aria-invalid on a radio button to correct it.',
  },
  works: { Default: [{ chooses: '11 to 50' }, { chooses: 'More than 50' }] },
})
