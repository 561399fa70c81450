import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'Up to four key figures in a row, each with a description.',
  use: [
    'For figures that are true and can be verified.',
    'For two or four figures, so that every row is full.',
  ],
  avoid: [
    { when: 'For more than four figures, or for figures to compare.', instead: 'a table' },
    { when: 'For a value that changes while it is shown.', instead: 'Progress' },
  ],
  rules: [
    {
      do: 'Content: write the final figure: “1,000+”.',
      dont: 'Animate the figure from zero. It moves, and it has no meaning until the animation ends.',
    },
    {
      do: 'Content: round the figure and use a unit: “1.25” with the unit “lakh”.',
      dont: 'Write “1,25,000”. It needs the width of two columns on a phone.',
    },
    {
      do: 'Content: say in the description what is counted: “of requests answered within a second”.',
      dont: 'Show “99.9%” without a description.',
    },
  ],
  parts: ['StatList', 'Stat'],
  examples: [
    { story: 'Default', caption: 'Four figures: one row from 75rem, two rows below it.' },
    { story: 'TwoReadings', caption: 'Two figures.' },
    { story: 'LongFigures', caption: 'The longest figures that fit on a phone.' },
  ],
  contract: {
    component: 'Stat',
    pattern: html('Description list', 'grouping-content.html#the-dl-element'),
    roles: [
      { role: 'term', nameFrom: 'its content: the description of the figure' },
      { role: 'definition', nameFrom: 'its content: the figure with its unit' },
    ],
    keys: [],
    focus: 'Not focusable.',
    wcag: ['1.3.1', '1.3.2', '1.4.10'],
    withoutJavaScript: {
      says: 'All content works.',
      works: { Default: [{ reads: '1,000+' }, { reads: 'educators already teach on it' }] },
    },
  },
} satisfies ComponentMeta
