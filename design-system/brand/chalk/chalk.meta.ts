import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'Drawings of the classroom: strokes and a circle in chalk, the ledge below a board, a gong.',
  use: [
    'Use ChalkUnderline for the few words that a page is about.',
    'Use ChalkCircle for the label of the one plan that you recommend, as `badge` of a PricingCard.',
    'Use ChalkLedge at the lower end of a section with `data-surface="inverse"`, such as a NotFound.',
    'Use ErasedZero for the headline of a NotFound, and Gong as `drawing` of a CallToAction.',
    'Render ChalkGrain once in the document. It holds the SVG filter; without it the strokes are smooth.',
  ],
  avoid: [
    { when: 'The text should look important.', instead: 'Heading' },
    { when: 'It marks one item among others.', instead: 'Badge' },
    { when: 'It separates two things.', instead: 'Separator' },
  ],
  rules: [
    {
      do: 'Use at most two strokes on a page.',
      dont: 'Underline every headline: then none of them stands out.',
    },
    {
      do: 'Render `ChalkGrain` outside anything that may be hidden.',
      dont: 'Render it in every component: its id would occur more than once.',
    },
    {
      do: 'Content: write text that is complete without the stroke. The strokes are hidden from screen readers.',
      dont: 'Mark a correct answer by a stroke alone (WCAG 2.2, 1.1.1 Non-text Content).',
    },
  ],
  parts: ['ChalkUnderline', 'ChalkCircle', 'ChalkGrain', 'ChalkLedge', 'ErasedZero', 'Gong'],
  examples: [
    {
      story: 'Default',
      caption: 'Drawn once, when it is inserted into the page; without animation under reduced motion.',
    },
    { story: 'OnPaperWithoutGrain', caption: 'Without ChalkGrain the stroke is smooth.' },
    { story: 'Circle', caption: 'A label in a circle, on a dark surface.' },
    {
      story: 'Missing',
      caption:
        'A number whose zero is erased, on a board with its ledge. Screen readers read the whole number.',
    },
    { story: 'Call', caption: 'The gong swings once on hover.' },
  ],
  contract: {
    component: 'ChalkUnderline',
    pattern: wai('Decoration', 'tutorials/images/decorative/'),
    roles: [],
    keys: [],
    focus: 'It cannot be focused.',
    wcag: ['1.1.1', '2.2.2', '2.3.3'],
    withoutJavaScript: {
      says: 'It works completely: the strokes are in the HTML and animated by CSS.',
      works: { Default: [{ reads: 'ten minutes.' }] },
    },
  },
} satisfies ComponentMeta
