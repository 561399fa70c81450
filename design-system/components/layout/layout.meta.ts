import { componentMeta, html } from '../../testing/contract-parts.ts'
import { layoutDescriptions } from './layout.tsx'

export default componentMeta({
  summary: 'Container, Stack and Grid: the width of a page, and the space between its parts.',
  use: [
    'Use Container once around the content of a page, or of a band of it.',
    'Use Stack for parts below or beside each other: fields, buttons, a title and its text.',
    'Use Grid for items of one kind in columns: cards, figures. With `columns` if their number has a meaning, such as three steps.',
    'Source: WCAG 2.2, 1.4.10 Reflow and 1.3.2 Meaningful Sequence. The number of columns follows from the available space, so 400 % zoom and 200 % text need no breakpoints.',
  ],
  avoid: {
    'It is a section of a page with a heading and a label in the margin.': 'Section',
    'It is a row of buttons that fill the width of a phone.': 'ButtonGroup',
    'The columns have headers.': 'Table',
  },
  rules: {
    'Write the parts in the order in which they should be read.':
      'Change the order with CSS: screen readers and the Tab key follow the source.',
    'Use the four gaps, and the same one for the same kind of parts.':
      'Give the parts margins: gap and margin add up.',
  },
  parts: ['Container', 'Stack', 'Grid'],
  variants: layoutDescriptions,
  examples: {
    Default: 'A form in a Container, with a Stack of fields and one of buttons.',
    InColumns: 'A Grid has as many columns as fit.',
    ThreeColumns: 'At most three columns, and a Stack that is a list.',
  },
  pattern: html('Division', 'grouping-content.html#the-div-element'),
  roles: [{ role: 'generic', nameFrom: 'no name; its content is read in the order of the source' }],
  focus: 'None of them can be focused. The tab order is the order of the source.',
  wcag: '1.3.2 1.4.10 1.4.12 2.4.3',
})
