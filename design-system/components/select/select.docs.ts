import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'One of a list: the browser’s own list, on every phone and with every input device.',
  use: ['Inside a Field, for five or more choices, or where there is little room.'],
  avoid: [
    { when: 'There are two to four choices.', instead: 'RadioGroup' },
    { when: 'It is yes or no.', instead: 'Checkbox' },
    { when: 'Choosing leads somewhere.', instead: 'Link' },
  ],
  rules: [
    {
      do: 'Put the likeliest choice first, or ask for one by an empty first option.',
      dont: 'Choose something for people that they did not mean.',
    },
    {
      do: 'Do what was chosen when the form is sent.',
      dont: 'Act on `change`: with arrow keys every option would be passed through.',
    },
  ],
  parts: ['Select'],
  examples: [
    { story: 'Chosen', caption: 'With a choice.' },
    { story: 'Invalid', caption: 'Invalid.' },
    { story: 'Unavailable', caption: 'Not possible now.' },
  ],
} satisfies ComponentDocs
