import { componentMeta, wai } from '../../testing/contract-parts.ts'
import { sectionDescriptions } from './section.tsx'

export default componentMeta({
  summary: 'A section of a page. On wide screens its label is in a margin column at the side of its content.',
  use: [
    'For every section of a page. The first one contains a PageHeader with `level={1}`, also on a home page.',
    'With `ruled` to draw the margin line, and with `surface="inverse"` to set one section apart.',
  ],
  avoid: {
    'For the last request to act on a page.': 'CallToAction',
    'For a box within a section.': 'Card',
  },
  rules: {
    'Content: repeat the label in the heading as visually hidden text, as PageHeader does.':
      'Name the section only in the margin. The margin label is hidden from screen readers.',
    'Pass the id of the heading as `headingId`. The section is then a region landmark with that name.':
      'Give two sections of a page the same name.',
  },
  parts: ['Section'],
  variants: sectionDescriptions,
  examples: {
    Default: 'With the margin line.',
    Tint: 'On a darker background.',
    Inverse: 'On a dark surface.',
    WithoutLabel: 'Without a label.',
    WithoutMarginLine: 'Without the margin line.',
    LongLabel: 'A long label and note wrap in the margin.',
    NoteWithLink: 'With a link in the note.',
  },
  pattern: wai('Region landmark', 'ARIA/apg/patterns/landmarks/examples/region.html'),
  roles: [{ role: 'region', nameFrom: 'the heading with the id headingId' }],
  wcag: '1.3.1 1.3.2 1.4.3 1.4.10 2.4.6 2.4.10',
})
