import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { separatorDescriptions } from './separator.tsx'

export default {
  summary: 'A line between two parts of a page or of a row.',
  use: [
    'Use it between two subjects in one text that have no headings.',
    'Set `decorative` if headings or a list already show where something new begins: it is then hidden from screen readers.',
    'Use `orientation="vertical"` between things in a row.',
  ],
  avoid: [
    {
      when: 'Every item of a list has a line.',
      instead: 'A border of the items: `border-b border-border-subtle`',
    },
    { when: 'A list has a thick line above it.', instead: 'A border of the list: `border-t-6 border-fg`' },
    { when: 'Two sections must be separated.', instead: 'Section with another `surface`' },
  ],
  rules: [
    {
      do: 'Set `decorative` beside headings.',
      dont: 'Let a screen reader announce “separator” between items that it already counts.',
    },
    {
      do: 'Separate things by space first, and by a `subtle` line second.',
      dont: 'Rely on a `subtle` line alone: its contrast is low on purpose (WCAG 2.2, 1.4.11 Non-text Contrast).',
    },
  ],
  parts: ['Separator'],
  variants: separatorDescriptions,
  examples: [
    { story: 'Default', caption: 'Bar, rule and subtle line.' },
    { story: 'BetweenSubjects', caption: 'A change of subject, announced as a separator.' },
    { story: 'Decorative', caption: 'The headings announce the change; the lines are decoration.' },
    { story: 'Vertical', caption: 'Vertical, in a row.' },
  ],
  contract: {
    component: 'Separator',
    pattern: html('Thematic break', 'grouping-content.html#the-hr-element'),
    roles: [
      { role: 'separator', nameFrom: 'no name' },
      { role: 'none', nameFrom: 'with `decorative` it is hidden' },
    ],
    states: [
      { attribute: 'aria-orientation', meaning: 'vertical, if it is vertical and not decorative.' },
      { attribute: 'data-orientation', meaning: 'For styling.' },
    ],
    keys: [],
    focus: 'It cannot be focused.',
    wcag: ['1.3.1', '1.4.11'],
    withoutJavaScript: { says: 'It works completely.', works: { Default: [{ announces: 'separator' }] } },
  },
} satisfies ComponentMeta
