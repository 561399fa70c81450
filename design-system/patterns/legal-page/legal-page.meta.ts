import { componentMeta, tabRows, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary:
    'A page for a legal text: a table of contents, a link to each clause and the date of the last change.',
  use: [
    'For terms, a privacy notice, a refund policy and other texts that visitors refer to.',
    'With a `notice` while the text is a draft.',
  ],
  avoid: {
    'For questions and answers.': 'Accordion',
    'For a guide.': 'StepList',
  },
  rules: {
    'Keep the id of a clause when you edit its text. Other pages may link to it.':
      'Number the clauses by hand. Adding a clause would renumber those after it.',
    'Content: write short sentences that say who does what: “We answer every request within 7 days.”':
      'Put several duties into one long paragraph.',
    'Update the date with every change.': 'Change the text and keep the old date.',
  },
  parts: ['LegalPage'],
  examples: {
    Default: 'With a table of contents, which stays visible from 64rem.',
    Draft: 'A draft, marked as one.',
    LongClauseNames: 'Long clause titles.',
  },
  pattern: wai('Table of contents', 'WCAG22/Techniques/general/G64'),
  roles: [
    { role: 'heading', nameFrom: 'title at level 1, headings of clauses at level 2' },
    { role: 'navigation', nameFrom: "'Contents'" },
    { role: 'link', nameFrom: 'heading of the clause' },
    { role: 'region', nameFrom: 'heading of the clause' },
    { role: 'time', nameFrom: 'the date as text; the ISO date is in datetime' },
  ],
  keys: [...tabRows('Moves through the table of contents.'), { key: 'Enter', does: 'Moves to the clause.' }],
  focus: 'A link scrolls to its clause. The next Tab continues from there.',
  transcripts: [{ story: 'Default' }],
  wcag: '1.3.1 1.3.2 1.4.3 1.4.8 1.4.10 2.1.1 2.4.1 2.4.5 2.4.6 2.5.8 3.1.5',
  works: {
    Default: [{ follows: 'Who may ask', to: '#who' }, { reads: 'The person who paid, and who is an adult.' }],
  },
})
