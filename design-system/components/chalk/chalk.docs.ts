import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The hand of the teacher: strokes of chalk under words, and the ledge below a board.',
  use: ['Under the few words that a page is about.', 'The ledge where a board ends.'],
  avoid: [
    { when: 'It should look important.', instead: 'Heading' },
    { when: 'It sets an item apart.', instead: 'Badge with `variant="chalk"`' },
    { when: 'It parts two things.', instead: 'Separator' },
  ],
  rules: [
    { do: 'Use at most two strokes on a page.', dont: 'Decorate every headline: then none is marked.' },
    {
      do: 'Render `ChalkGrain` once in the document, outside of what may be hidden.',
      dont: 'Render it in every component: the id would be there twice.',
    },
    {
      do: 'Let the words say it: strokes are hidden from screen readers.',
      dont: 'Mark a right answer by a stroke alone.',
    },
  ],
  parts: ['ChalkUnderline', 'ChalkGrain', 'ChalkLedge'],
  examples: [
    { story: 'Underline', caption: 'Drawn once, when it comes into the page; at once under reduced motion.' },
    { story: 'OnPaperWithoutGrain', caption: 'Without the grain a stroke is smooth.' },
    { story: 'Ledge', caption: 'The ledge under a board.' },
  ],
} satisfies ComponentDocs
