import type { ComponentDocs } from '../../testing/docs.ts'

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
} satisfies ComponentDocs
