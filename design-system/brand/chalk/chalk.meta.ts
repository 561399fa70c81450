import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Drawings of the classroom: strokes and a circle in chalk, the ledge below a board, a gong.',
  use: [
    'Use ChalkUnderline for the few words that a page is about.',
    'Use ChalkCircle for the label of the one plan that you recommend, as `badge` of a PricingCard.',
    'Use ChalkLedge at the lower end of a section with `data-surface="inverse"`, such as a NotFound.',
    'Use ErasedZero for the headline of a NotFound, and Gong as `drawing` of a CallToAction.',
    'Render ChalkGrain once in the document. It holds the SVG filter; without it the strokes are smooth.',
  ],
  avoid: {
    'The text should look important.': 'Heading',
    'It marks one item among others.': 'Badge',
    'It separates two things.': 'Separator',
  },
  rules: {
    'Use at most two strokes on a page.': 'Underline every headline: then none of them stands out.',
    'Render `ChalkGrain` outside anything that may be hidden.':
      'Render it in every component: its id would occur more than once.',
    'Content: write text that is complete without the stroke. The strokes are hidden from screen readers.':
      'Mark a correct answer by a stroke alone (WCAG 2.2, 1.1.1 Non-text Content).',
  },
  parts: ['ChalkUnderline', 'ChalkCircle', 'ChalkGrain', 'ChalkLedge', 'ErasedZero', 'Gong'],
  examples: {
    Default: 'Drawn once, when it is inserted into the page; without animation under reduced motion.',
    OnPaperWithoutGrain: 'Without ChalkGrain the stroke is smooth.',
    Circle: 'A label in a circle, on a dark surface.',
    Missing:
      'A number whose zero is erased, on a board with its ledge. Screen readers read the whole number.',
    Call: 'The gong swings once on hover.',
  },
  pattern: wai('Decoration', 'tutorials/images/decorative/'),
  roles: [],
  wcag: '1.1.1 2.2.2 2.3.3',
})
