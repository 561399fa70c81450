import type { ComponentDocs } from '../../testing/docs.ts'
import { separatorDescriptions } from './separator.tsx'

export default {
  summary: 'A line between two things.',
  use: [
    'Between two subjects in one text that have no headings of their own.',
    'As decoration, where headings or a list already say that something new begins.',
    'Upright, between things in a row.',
  ],
  avoid: [
    { when: 'Every item of a list has a line.', instead: 'A border of the items: `border-b border-hair`' },
    { when: 'A list hangs from a bar.', instead: 'A border of the list: `border-t-6 border-ink`' },
    { when: 'Two sections need to be parted.', instead: 'Sheet with another `surface`' },
  ],
  rules: [
    {
      do: 'Make it `decorative` beside headings.',
      dont: 'Let a screen reader say “separator” between items that it already counts.',
    },
    {
      do: 'Part things by space first, by a hair line second.',
      dont: 'Rely on a hair line alone: it is faint on purpose, and not everybody sees it.',
    },
  ],
  parts: ['Separator'],
  variants: separatorDescriptions,
  examples: [
    { story: 'Variants', caption: 'Bar, rule and hair.' },
    { story: 'BetweenSubjects', caption: 'A change of subject, which is told.' },
    { story: 'Decorative', caption: 'The headings tell it; the lines are for the eye.' },
    { story: 'Vertical', caption: 'Upright, in a row.' },
  ],
} satisfies ComponentDocs
