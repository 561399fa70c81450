import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { sectionDescriptions } from './section.tsx'

export default {
  summary: 'A section of a page. On wide screens its label is in a margin column at the side of its content.',
  use: [
    'For every section of a page. The first one contains a PageHeader with `level={1}`, also on a home page.',
    'With `ruled` to draw the margin line, and with `surface="inverse"` to set one section apart.',
  ],
  avoid: [
    { when: 'For the last request to act on a page.', instead: 'CallToAction' },
    { when: 'For a box within a section.', instead: 'Card' },
  ],
  rules: [
    {
      do: 'Content: repeat the label in the heading as visually hidden text, as PageHeader does.',
      dont: 'Name the section only in the margin. The margin label is hidden from screen readers.',
    },
    {
      do: 'Pass the id of the heading as `headingId`. The section is then a region landmark with that name.',
      dont: 'Give two sections of a page the same name.',
    },
  ],
  parts: ['Section'],
  variants: sectionDescriptions,
  examples: [
    { story: 'Default', caption: 'With the margin line.' },
    { story: 'Tint', caption: 'On a darker background.' },
    { story: 'Inverse', caption: 'On a dark surface.' },
    { story: 'WithoutLabel', caption: 'Without a label.' },
    { story: 'WithoutMarginLine', caption: 'Without the margin line.' },
    { story: 'LongLabel', caption: 'A long label and note wrap in the margin.' },
    { story: 'NoteWithLink', caption: 'With a link in the note.' },
  ],
  contract: {
    component: 'Section',
    pattern: wai('Region landmark', 'ARIA/apg/patterns/landmarks/examples/region.html'),
    roles: [{ role: 'region', nameFrom: 'the heading with the id headingId' }],
    keys: [],
    focus: 'Not focusable.',
    wcag: ['1.3.1', '1.3.2', '1.4.3', '1.4.10', '2.4.6', '2.4.10'],
    withoutJavaScript: {
      says: 'All content works.',
      works: {
        Default: [
          { reads: 'Start at zero. Pay when it suits you.' },
          { reads: 'Transparent pricing, no hidden fees.' },
        ],
      },
    },
  },
} satisfies ComponentMeta
