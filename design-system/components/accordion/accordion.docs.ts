import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Questions that open to their answers, one at a time.',
  use: [
    'For answers that most people need one or two of.',
    'Where the text has to be found: closed panels stay in the page, and find-in-page opens them.',
  ],
  avoid: [
    { when: 'Everybody has to read all of it.', instead: 'Heading and Text' },
    { when: 'They are views of the same subject.', instead: 'Tabs' },
    { when: 'It hides links of a navigation.', instead: 'DisclosureNav' },
  ],
  rules: [
    {
      do: 'Ask in the words of the visitor: “Is the trial really free?”',
      dont: 'Label a row “More information”.',
    },
    {
      do: 'Set the level of the rows by the headings around them.',
      dont: 'Leave rows out of the outline: people move by headings.',
    },
    { do: 'Leave all closed, or open the first.', dont: 'Open a row by itself while somebody reads.' },
  ],
  parts: ['Accordion', 'AccordionItem', 'AccordionTrigger', 'AccordionContent'],
  examples: [
    { story: 'FirstOpen', caption: 'The first one open.' },
    { story: 'Closed', caption: 'All closed.' },
    { story: 'OneDisabled', caption: 'A row that cannot be opened now.' },
    { story: 'UnderAPageTitle', caption: 'Right below the title of a page: rows are h2.' },
    { story: 'OnTheBoard', caption: 'On a board.' },
    { story: 'RightToLeft', caption: 'From right to left.' },
  ],
} satisfies ComponentDocs
