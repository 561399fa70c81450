import type { ComponentDocs } from '../../testing/docs.ts'
import { selectDescriptions } from './select.tsx'

export default {
  summary: 'The browser’s own list of options, of which one can be chosen.',
  use: [
    'Use it inside a Field for seven or more options that visitors know, or where there is little space.',
    'It is the native element: the keys and the list are those of the browser and the operating system.',
  ],
  avoid: [
    {
      when: 'There are two to six options. GOV.UK research found that some people find selects difficult to use.',
      instead: 'RadioGroup',
    },
    { when: 'It is a yes or a no.', instead: 'Checkbox' },
    { when: 'Choosing leads to another page.', instead: 'Link' },
  ],
  rules: [
    {
      do: 'Put the most likely option first, or an empty first option that asks for a choice.',
      dont: 'Preselect an option that the visitor did not mean.',
    },
    {
      do: 'Act on the choice when the form is submitted.',
      dont: 'Act on `change`: with arrow keys every option on the way would take effect (WCAG 2.2, 3.2.2 On Input).',
    },
    {
      do: 'Content: begin options with the word that distinguishes them: “Monday, class 9”.',
      dont: 'Repeat the same first words in every option.',
    },
  ],
  parts: ['Select'],
  variants: selectDescriptions,
  examples: [
    { story: 'Default', caption: 'With a choice.' },
    { story: 'Invalid', caption: 'Invalid.' },
    { story: 'Sizes', caption: 'Three heights, as those of Input.' },
    { story: 'Unavailable', caption: 'Disabled.' },
  ],
} satisfies ComponentDocs
