import { componentMeta, html } from '../../testing/contract-parts.ts'
import { separatorDescriptions } from './separator.tsx'

export default componentMeta({
  summary: 'A line between two parts of a page or of a row.',
  use: [
    'Use it between two subjects in one text that have no headings.',
    'Set `decorative` if headings or a list already show where something new begins: it is then hidden from screen readers.',
    'Use `orientation="vertical"` between things in a row.',
  ],
  avoid: {
    'Every item of a list has a line.': 'A border of the items: `border-b border-border-subtle`',
    'A list has a thick line above it.': 'A border of the list: `border-t-6 border-fg`',
    'Two sections must be separated.': 'Section with another `surface`',
  },
  rules: {
    'Set `decorative` beside headings.':
      'Let a screen reader announce “separator” between items that it already counts.',
    'Separate things by space first, and by a `subtle` line second.':
      'Rely on a `subtle` line alone: its contrast is low on purpose (WCAG 2.2, 1.4.11 Non-text Contrast).',
  },
  parts: ['Separator'],
  variants: separatorDescriptions,
  examples: {
    Default: 'Bar, rule and subtle line.',
    BetweenSubjects: 'A change of subject, announced as a separator.',
    Decorative: 'The headings announce the change; the lines are decoration.',
    Vertical: 'Vertical, in a row.',
  },
  pattern: html('Thematic break', 'grouping-content.html#the-hr-element'),
  roles: [
    { role: 'separator', nameFrom: 'no name' },
    { role: 'none', nameFrom: 'with `decorative` it is hidden' },
  ],
  states: {
    'aria-orientation': 'vertical, if it is vertical and not decorative.',
    'data-orientation': 'For styling.',
  },
  wcag: '1.3.1 1.4.11',
})
