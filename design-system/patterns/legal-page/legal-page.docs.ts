import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A legal text that can be read: contents in the margin, lines of some 70 letters, a date.',
  use: [
    'For terms, privacy, refunds and other texts that people look things up in.',
    'With a `notice` for as long as the text is a draft.',
  ],
  avoid: [
    { when: 'It is a list of questions and answers.', instead: 'Accordion' },
    { when: 'It is a guide.', instead: 'StepList' },
  ],
  rules: [
    {
      do: 'Keep the id of a clause for ever: others link to it.',
      dont: 'Number clauses by hand: a new one would rename all that follow.',
    },
    {
      do: 'Write short sentences, and say who does what.',
      dont: 'Hide a duty in a paragraph of eleven lines.',
    },
    { do: 'Date every change.', dont: 'Change the text under an old date.' },
  ],
  parts: ['LegalPage'],
  examples: [
    { story: 'WithContents', caption: 'With its contents, which stay in view from 64rem on.' },
    { story: 'Draft', caption: 'A text that is not in force yet, and says so.' },
    { story: 'LongClauseNames', caption: 'Long names of clauses.' },
  ],
} satisfies ComponentDocs
