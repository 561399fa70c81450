import { apg, operable, radioRows, tabRows } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'A question with a few answers, all visible, of which one can be chosen.',
  use: [
    'Use it for two to six answers that are worth comparing.',
    'Give an answer a `hint` if its name alone is not enough to decide.',
    'It is a `fieldset` with native radio buttons: one tab stop, and the arrow keys of the browser.',
  ],
  avoid: [
    { when: 'There are more than six answers, or everybody knows them: a city, a year.', instead: 'Select' },
    { when: 'Any number of answers may be chosen.', instead: 'FieldSet with Checkbox' },
    { when: 'It is a yes or a no.', instead: 'Checkbox' },
  ],
  rules: [
    {
      do: 'Leave all answers unchosen, unless one is right for nearly everybody.',
      dont: 'Preselect the answer that suits you: you could not distinguish a choice from the default (GOV.UK Design System, Radios).',
    },
    {
      do: 'Add “None of these” if it can be true.',
      dont: 'Force a wrong answer: a chosen radio button cannot be unchosen.',
    },
    {
      do: 'Content: ask the question in `label`: “Which plan do you start with?”',
      dont: 'Put the question into a heading above: it would not be announced with the group (WCAG 2.2, 1.3.1 Info and Relationships).',
    },
  ],
  parts: ['RadioGroup', 'RadioGroupItem'],
  examples: [
    { story: 'Default', caption: 'Nothing is chosen.' },
    { story: 'WithHints', caption: 'With a hint at each answer, and one chosen.' },
    { story: 'Invalid', caption: 'The error is above the answers, with a line along the group.' },
    { story: 'OneUnavailable', caption: 'One answer is disabled. The arrow keys skip it.' },
    { story: 'LongLabels', caption: 'Long labels wrap.' },
    {
      story: 'Colours',
      caption: 'Colours as answers: the box shows the colour, a tick marks the chosen one.',
    },
  ],
  contract: {
    component: 'RadioGroup',
    pattern: apg('Radio group', 'radio'),
    roles: [
      { role: 'radiogroup', nameFrom: 'label, which is the legend' },
      { role: 'radio', nameFrom: 'its children, which are its label' },
    ],
    states: [
      { attribute: 'checked', meaning: 'Chosen. The native property, without aria-checked.' },
      {
        attribute: 'aria-required',
        meaning: 'On the group: an answer is required. The radio buttons are natively required too.',
      },
      { attribute: 'aria-invalid', meaning: 'On the group while there is an error.' },
      {
        attribute: 'aria-describedby',
        meaning: 'On the group: the hint, then the error. On an item: its hint.',
      },
      { attribute: 'data-invalid', meaning: 'The same on the group, for styling.' },
    ],
    keys: [
      ...tabRows('Moves into the group, to the chosen answer or the first one, and out of it.'),
      { key: 'Space', does: 'Chooses the focused answer.' },
      ...radioRows('answer'),
    ],
    focus: 'The group is one tab stop. The arrow keys are the browser’s own and skip disabled answers.',
    announcements: ['None: label, hint and error are announced when the focus enters the group.'],
    transcripts: [{ story: 'WithHints' }, { story: 'Invalid' }, { story: 'OneUnavailable' }],
    wcag: operable('1.3.1', '1.4.1', '1.4.3', '1.4.11', '2.5.3', '3.3.1', '3.3.2'),
    gaps: [
      {
        criterion: '4.1.2',
        effect: 'none',
        text: 'Chromium exposes each radio button of a required group as invalid until one is chosen, and ARIA does not allow aria-invalid on a radio button to correct it.',
      },
    ],
    withoutJavaScript: {
      says: 'It works completely.',
      works: { Default: [{ chooses: '11 to 50' }, { chooses: 'More than 50' }] },
    },
  },
} satisfies ComponentMeta
