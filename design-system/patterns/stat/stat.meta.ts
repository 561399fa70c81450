import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Up to four key figures in a row, each with a description.',
  use: [
    'For figures that are true and can be verified.',
    'For two or four figures, so that every row is full.',
  ],
  avoid: {
    'For more than four figures, or for figures to compare.': 'a table',
    'For a value that changes while it is shown.': 'Progress',
  },
  rules: {
    'Content: write the final figure: “1,000+”.':
      'Animate the figure from zero. It moves, and it has no meaning until the animation ends.',
    'Content: round the figure and use a unit: “1.25” with the unit “lakh”.':
      'Write “1,25,000”. It needs the width of two columns on a phone.',
    'Content: say in the description what is counted: “of requests answered within a second”.':
      'Show “99.9%” without a description.',
  },
  parts: ['StatList', 'Stat'],
  examples: {
    Default: 'Four figures: one row from 75rem, two rows below it.',
    TwoReadings: 'Two figures.',
    LongFigures: 'The longest figures that fit on a phone.',
  },
  component: 'Stat',
  pattern: html('Description list', 'grouping-content.html#the-dl-element'),
  roles: [
    { role: 'term', nameFrom: 'its content: the description of the figure' },
    { role: 'definition', nameFrom: 'its content: the figure with its unit' },
  ],
  wcag: '1.3.1 1.3.2 1.4.10',
})
