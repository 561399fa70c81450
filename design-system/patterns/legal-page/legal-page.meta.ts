import { tabRows, wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

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
    { do: 'Update the date with every change.', dont: 'Change the text and keep the old date.' },
  ],
  parts: ['LegalPage'],
  examples: [
    { story: 'Default', caption: 'With a table of contents, which stays visible from 64rem.' },
    { story: 'Draft', caption: 'A draft, marked as one.' },
    { story: 'LongClauseNames', caption: 'Long clause titles.' },
  ],
  contract: {
    component: 'LegalPage',
    pattern: wai('Table of contents', 'WCAG22/Techniques/general/G64'),
    roles: [
      { role: 'heading', nameFrom: 'title at level 1, headings of clauses at level 2' },
      { role: 'navigation', nameFrom: "'Contents'" },
      { role: 'link', nameFrom: 'heading of the clause' },
      { role: 'region', nameFrom: 'heading of the clause' },
      { role: 'time', nameFrom: 'the date as text; the ISO date is in datetime' },
    ],
    keys: [
      ...tabRows('Moves through the table of contents.'),
      { key: 'Enter', does: 'Moves to the clause.' },
    ],
    focus: 'A link scrolls to its clause. The next Tab continues from there.',
    transcripts: [{ story: 'Default' }],
    wcag: [
      '1.3.1',
      '1.3.2',
      '1.4.3',
      '1.4.8',
      '1.4.10',
      '2.1.1',
      '2.4.1',
      '2.4.5',
      '2.4.6',
      '2.5.8',
      '3.1.5',
    ],
    withoutJavaScript: {
      says: 'All content works.',
      works: {
        Default: [
          { follows: 'Who may ask', to: '#who' },
          { reads: 'The person who paid, and who is an adult.' },
        ],
      },
    },
  },
} satisfies ComponentMeta
