import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'Tells groups of features in tabs, each beside an object that shows it: a register, a calendar, an exam sheet.',
  use: [
    'Where three to six groups are alternatives to look at, and each has a title, a sentence and a list.',
    'With objects drawn in HTML: sharp at any size, translated with the page.',
  ],
  avoid: [
    { when: 'There are two groups, or all have to be compared.', instead: 'headings one after another' },
    { when: 'Items are single lines.', instead: 'ServiceList' },
    { when: 'The parts have to be read in order.', instead: 'StepList' },
  ],
  rules: [
    {
      do: 'Draw the object as a real table or list where it is one: FeeRegister can be read cell by cell.',
      dont: 'Show a screenshot: nobody can zoom its words or hear them.',
    },
    {
      do: 'Set it in a Sheet, or with a gutter at its sides: below 64rem the strip of tabs reaches over it.',
      dont: 'Set it in a box without room at its sides: the page would scroll sideways.',
    },
    { do: 'Fetch what the other tabs need in `onApproach`.', dont: 'Load all pictures with the page.' },
  ],
  parts: ['FeatureTabs', 'FeeRegister', 'WeekCalendar', 'ExamSheet', 'BarChart', 'ColourCard'],
  examples: [
    { story: 'OnTheBoard', caption: 'On a board: a list from 64rem, a scrolling strip below.' },
    { story: 'OnPaper', caption: 'On paper.' },
    { story: 'LongWords', caption: 'Words alone, and more of them.' },
    { story: 'Artefacts', caption: 'All objects.' },
  ],
} satisfies ComponentDocs
