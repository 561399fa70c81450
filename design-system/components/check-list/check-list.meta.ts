import { componentMeta, html } from '../../testing/contract-parts.ts'
import { checkListDescriptions } from './check-list.tsx'

export default componentMeta({
  summary: 'A list of included items with a tick before each.',
  use: [
    'Use it for the features of a plan, for reasons, or for what a customer receives.',
    'Use it for three to sixteen short items that have the same grammatical form.',
  ],
  avoid: {
    'The order matters.': 'StepList',
    'Some items are not included: tick and cross differ only by shape.':
      'a table with “Included” and “Not included”',
    'Each item has a title and a sentence.': 'ServiceList or FeatureItem',
  },
  rules: {
    'Content: begin every item in the same way, all nouns or all verbs: “Automated invoices”, “PDF and CSV downloads”.':
      'Mix sentences and single words.',
    'Say “Included” in the heading: the ticks are hidden from screen readers.':
      'Rely on the tick to say that an item is included (WCAG 2.2, 1.1.1 Non-text Content).',
  },
  parts: ['CheckList'],
  variants: checkListDescriptions,
  examples: {
    Default: 'One column.',
    TwoColumns: 'Two columns if there is room.',
    LongItems: 'Second lines are aligned with the text, not with the tick.',
  },
  pattern: html('Unordered list', 'grouping-content.html#the-ul-element'),
  roles: [
    { role: 'list', nameFrom: 'aria-label or aria-labelledby, if the text before it is not enough' },
    { role: 'listitem', nameFrom: 'its text; the tick is hidden' },
  ],
  wcag: '1.1.1 1.3.1 1.3.2 1.4.10 1.4.11',
})
