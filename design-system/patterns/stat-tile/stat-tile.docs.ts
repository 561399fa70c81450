import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Up to four readings under one bar: the figure first, then what it counts.',
  use: ['For figures that are true and can be shown to be.', 'With two or four, so that rows are full.'],
  avoid: [
    { when: 'There are more than four, or they are compared.', instead: 'a table' },
    { when: 'It changes while one looks.', instead: 'Progress' },
  ],
  rules: [
    {
      do: 'Write the figure as it is to be read: “1,000+”.',
      dont: 'Count up to it: it moves, and says nothing meanwhile.',
    },
    {
      do: 'Round to what can be kept in mind, with the size as the unit: “1.25” and “lakh”.',
      dont: 'Write out “1,25,000”: on a phone it needs the room of two.',
    },
    { do: 'Say in the caption what is counted, and of whom.', dont: 'Leave “99.9%” alone.' },
  ],
  parts: ['StatList', 'StatTile'],
  examples: [
    { story: 'FourReadings', caption: 'Four in a row from 75rem, two by two below.' },
    { story: 'TwoReadings', caption: 'Two.' },
    { story: 'LongFigures', caption: 'The widest that fit on a phone.' },
  ],
} satisfies ComponentDocs
