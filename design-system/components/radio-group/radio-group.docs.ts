import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'One of a few answers, all of them in sight.',
  use: [
    'For two to six answers that are worth comparing.',
    'With a hint at each answer where its name alone does not decide.',
  ],
  avoid: [
    { when: 'There are more than six answers, or everybody knows them: a city, a year.', instead: 'Select' },
    { when: 'Any number of the answers may be chosen.', instead: 'FieldGroup with Checkbox' },
    { when: 'It is a yes or a no.', instead: 'Checkbox' },
  ],
  rules: [
    {
      do: 'Choose nothing for people, unless one answer is right for nearly all.',
      dont: 'Preselect what is best for you: nobody knows any more whether it was an answer.',
    },
    {
      do: 'Add “None of these” where it can be true.',
      dont: 'Leave people to look for a way of taking an answer back: a radio button has none.',
    },
    {
      do: 'Write the question in `label`.',
      dont: 'Put it in a heading above, which the group does not say.',
    },
  ],
  parts: ['RadioGroup', 'RadioGroupItem'],
  examples: [
    { story: 'Open', caption: 'Nothing is chosen yet.' },
    { story: 'WithHints', caption: 'With a hint at each answer, and one chosen.' },
    { story: 'Invalid', caption: 'The error stands over the answers; a line runs along the group.' },
    { story: 'OneUnavailable', caption: 'One that cannot be chosen. The arrow keys pass by it.' },
    { story: 'LongLabels', caption: 'Long answers wrap.' },
    {
      story: 'Colours',
      caption: 'Colours as answers: the box is the colour, a tick says which one is chosen.',
    },
  ],
} satisfies ComponentDocs
