import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Hero',
  pattern: {
    name: 'Region landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html',
  },
  roles: [
    { role: 'region', nameFrom: 'the headline' },
    { role: 'heading', nameFrom: 'the four lines as one sentence, with the first phrase' },
    {
      role: 'button',
      nameFrom: 'labels.pause, or labels.play while paused; no button if there is one phrase',
    },
  ],
  keys: [
    { key: 'Enter', on: 'the pause button', does: 'Pauses or resumes the animation.' },
    { key: 'Space', on: 'the pause button', does: 'Same as Enter.' },
  ],
  focus: 'The pause button, then the actions.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'region, Put your maths tuition online in ten minutes.',
        'heading, Put your maths tuition online in ten minutes., level 1',
        'A full site under your own name: courses, timetable, live classes, exams and fees.',
        'link, Start Free',
        'link, Book 15-Min Demo',
        'Quadratic equations, part two',
      ],
      never: ['dance'],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.5', '1.4.10', '2.2.2', '2.3.3', '2.4.6', '2.5.8'],
  withoutJavaScript: {
    says: 'All content works. The headline is not animated.',
    works: {
      Default: [
        { reads: 'ten minutes.' },
        { follows: 'Start Free', to: '#start' },
        { follows: 'Book 15-Min Demo', to: '#demo' },
        { reads: 'Quadratic equations, part two' },
      ],
    },
  },
} satisfies A11yContract
