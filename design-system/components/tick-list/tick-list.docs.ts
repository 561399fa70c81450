import type { ComponentDocs } from '../../testing/docs.ts'
import { tickListDescriptions } from './tick-list.tsx'

export default {
  summary: 'Lists what is included, a tick before each.',
  use: [
    'For features of a plan, reasons, what somebody gets.',
    'With three to sixteen short lines that begin alike.',
  ],
  avoid: [
    { when: 'The order matters.', instead: 'StepList' },
    {
      when: 'Some are not included: a cross beside a tick is told apart by shape alone.',
      instead: 'a table with “Included” and “Not included”',
    },
    { when: 'Each has a title and a sentence.', instead: 'ServiceList or FeatureItem' },
  ],
  rules: [
    { do: 'Begin every line the same way: all nouns, or all verbs.', dont: 'Mix sentences and words.' },
    {
      do: 'Let the heading say “Included”: ticks are hidden from screen readers.',
      dont: 'Rely on the tick to say it.',
    },
  ],
  parts: ['TickList'],
  variants: tickListDescriptions,
  examples: [
    { story: 'OneColumn', caption: 'One below the other.' },
    { story: 'TwoColumns', caption: 'Two columns where there is room.' },
    { story: 'LongItems', caption: 'Long lines keep clear of the tick.' },
  ],
} satisfies ComponentDocs
