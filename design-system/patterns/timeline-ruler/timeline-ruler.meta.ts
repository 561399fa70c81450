import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A timeline in tenths, drawn as a ruler. The width of each step shows its duration.',
  use: [
    'For a process of ten units, to show how short it is, or for a span such as an evening.',
    'Where the start and end of each step can also be given as text.',
  ],
  avoid: {
    'For steps of unknown duration.': 'StepList',
    'For the progress of a task that is being done.': 'Stepper',
  },
  rules: {
    'Cover the ruler from its first to its last tick without gaps.':
      'Leave a gap. The steps after it would start at the wrong tick.',
    'Content: give the time span as text in `when`: “Minutes 0 to 2”. The ruler is hidden from screen readers.':
      'Rely on the width of a step to show its duration.',
  },
  parts: ['TimelineRuler', 'TimelineStep'],
  examples: {
    Default: 'Three steps.',
    Evening: 'From 4 to 9 pm, with a picture below a step.',
    LongWords: 'A step of one unit, and long words that break.',
  },
  pattern: html('Ordered list', 'grouping-content.html#the-ol-element'),
  roles: [
    { role: 'list', nameFrom: 'none; the heading of the section describes it' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'heading', nameFrom: 'title of the step' },
  ],
  wcag: '1.1.1 1.3.1 1.3.2 1.4.10 1.4.11',
})
