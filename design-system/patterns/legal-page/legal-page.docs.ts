import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'A page for a legal text: a table of contents, a link to each clause and the date of the last change.',
  use: [
    'For terms, a privacy notice, a refund policy and other texts that visitors refer to.',
    'With a `notice` while the text is a draft.',
  ],
  avoid: [
    { when: 'For questions and answers.', instead: 'Accordion' },
    { when: 'For a guide.', instead: 'StepList' },
  ],
  rules: [
    {
      do: 'Keep the id of a clause when you edit its text. Other pages may link to it.',
      dont: 'Number the clauses by hand. Adding a clause would renumber those after it.',
    },
    {
      do: 'Content: write short sentences that say who does what: “We answer every request within 7 days.”',
      dont: 'Put several duties into one long paragraph.',
    },
    {
      do: 'Update the date with every change.',
      dont: 'Change the text and keep the old date.',
    },
  ],
  parts: ['LegalPage'],
  examples: [
    { story: 'Default', caption: 'With a table of contents, which stays visible from 64rem.' },
    { story: 'Draft', caption: 'A draft, marked as one.' },
    { story: 'LongClauseNames', caption: 'Long clause titles.' },
  ],
} satisfies ComponentDocs
