import type { ComponentDocs } from '../../testing/docs.ts'
import { sheetDescriptions } from './sheet.tsx'

export default {
  summary:
    'A section as a page of an exercise book: its name in the margin, its content beside the doubled line.',
  use: [
    'For every section of a page.',
    'With `ruled` on paper, and `board` for one page that is turned over.',
  ],
  avoid: [
    { when: 'It is the opening of the home page.', instead: 'Hero' },
    { when: 'It is a box within a section.', instead: 'Card' },
  ],
  rules: [
    {
      do: 'Say the label within the heading too, visually hidden: “Our Pricing: Start at zero.”',
      dont: 'Let the margin be the only place where the section is named.',
    },
    {
      do: 'Point `headingId` at its heading: the section becomes a region with that name.',
      dont: 'Name two sections alike.',
    },
  ],
  parts: ['Sheet'],
  variants: sheetDescriptions,
  examples: [
    { story: 'Ruled', caption: 'With the margin line.' },
    { story: 'Tint', caption: 'On darker paper.' },
    { story: 'Board', caption: 'Turned over to slate.' },
    { story: 'WithoutLabel', caption: 'Without a name in the margin.' },
    { story: 'Unruled', caption: 'Without the margin line.' },
    { story: 'LongLabel', caption: 'A long name and note stay in the margin.' },
    { story: 'NoteWithLink', caption: 'With a link in the note.' },
  ],
} satisfies ComponentDocs
