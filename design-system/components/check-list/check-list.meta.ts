import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { checkListDescriptions } from './check-list.tsx'

export default {
  summary: 'A list of included items with a tick before each.',
  use: [
    'Use it for the features of a plan, for reasons, or for what a customer receives.',
    'Use it for three to sixteen short items that have the same grammatical form.',
  ],
  avoid: [
    { when: 'The order matters.', instead: 'StepList' },
    {
      when: 'Some items are not included: tick and cross differ only by shape.',
      instead: 'a table with “Included” and “Not included”',
    },
    { when: 'Each item has a title and a sentence.', instead: 'ServiceList or FeatureItem' },
  ],
  rules: [
    {
      do: 'Content: begin every item in the same way, all nouns or all verbs: “Automated invoices”, “PDF and CSV downloads”.',
      dont: 'Mix sentences and single words.',
    },
    {
      do: 'Say “Included” in the heading: the ticks are hidden from screen readers.',
      dont: 'Rely on the tick to say that an item is included (WCAG 2.2, 1.1.1 Non-text Content).',
    },
  ],
  parts: ['CheckList'],
  variants: checkListDescriptions,
  examples: [
    { story: 'Default', caption: 'One column.' },
    { story: 'TwoColumns', caption: 'Two columns if there is room.' },
    { story: 'LongItems', caption: 'Second lines are aligned with the text, not with the tick.' },
  ],
  contract: {
    component: 'CheckList',
    pattern: html('Unordered list', 'grouping-content.html#the-ul-element'),
    roles: [
      { role: 'list', nameFrom: 'aria-label or aria-labelledby, if the text before it is not enough' },
      { role: 'listitem', nameFrom: 'its text; the tick is hidden' },
    ],
    keys: [],
    focus: 'It cannot be focused.',
    wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10', '1.4.11'],
    withoutJavaScript: {
      says: 'It works completely.',
      works: { Default: [{ reads: 'Automated invoices' }, { reads: 'PDF and CSV downloads' }] },
    },
  },
} satisfies ComponentMeta
