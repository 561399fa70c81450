import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'A timeline in tenths, drawn as a ruler. The width of each step shows its duration.',
  use: [
    'For a process of ten units, to show how short it is, or for a span such as an evening.',
    'Where the start and end of each step can also be given as text.',
  ],
  avoid: [
    { when: 'For steps of unknown duration.', instead: 'StepList' },
    { when: 'For the progress of a task that is being done.', instead: 'Stepper' },
  ],
  rules: [
    {
      do: 'Cover the ruler from its first to its last tick without gaps.',
      dont: 'Leave a gap. The steps after it would start at the wrong tick.',
    },
    {
      do: 'Content: give the time span as text in `when`: “Minutes 0 to 2”. The ruler is hidden from screen readers.',
      dont: 'Rely on the width of a step to show its duration.',
    },
  ],
  parts: ['TimelineRuler', 'TimelineStep'],
  examples: [
    { story: 'Default', caption: 'Three steps.' },
    { story: 'Evening', caption: 'From 4 to 9 pm, with a picture below a step.' },
    { story: 'LongWords', caption: 'A step of one unit, and long words that break.' },
  ],
  contract: {
    component: 'TimelineRuler',
    pattern: html('Ordered list', 'grouping-content.html#the-ol-element'),
    roles: [
      { role: 'list', nameFrom: 'none; the heading of the section describes it' },
      { role: 'listitem', nameFrom: 'its content' },
      { role: 'heading', nameFrom: 'title of the step' },
    ],
    keys: [],
    focus: 'Not focusable.',
    wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10', '1.4.11'],
    withoutJavaScript: {
      says: 'All content works.',
      works: { Default: [{ reads: 'Minutes 2 to 8' }, { reads: 'Send students your address.' }] },
    },
  },
} satisfies ComponentMeta
