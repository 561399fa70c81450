import { componentMeta, pressRows, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary:
    'The first section of the home page: a headline with one animated line, a lead, actions and a preview.',
  use: [
    'Once, at the top of the home page.',
    'With a preview of the product in use, beside the headline from 64rem and below it on smaller screens.',
  ],
  avoid: {
    'At the top of any other page.': 'PageHeader',
    'To repeat the main action at the end of a page.': 'CallToAction',
  },
  rules: {
    'Keep each typed phrase within 6.2em. It then fits on one line at 320 px and the layout does not shift.':
      'Animate the whole headline. A screen reader could read it letter by letter.',
    'Content: give a drawn or photographed preview a text alternative that says what it shows.':
      'Use “Preview” as its text alternative.',
    'Keep the pause button. Content that moves for more than five seconds needs a way to pause it (WCAG 2.2.2).':
      'Remove it, or hide it until hover.',
  },
  parts: ['Hero'],
  examples: {
    Default: 'The headline with a preview.',
    OnePhrase: 'One phrase: nothing is animated and there is no pause button.',
  },
  pattern: wai('Region landmark', 'ARIA/apg/patterns/landmarks/examples/region.html'),
  roles: [
    { role: 'region', nameFrom: 'the headline' },
    { role: 'heading', nameFrom: 'the four lines as one sentence, with the first phrase' },
    {
      role: 'button',
      nameFrom: 'labels.pause, or labels.play while paused; no button if there is one phrase',
    },
  ],
  keys: pressRows('Pauses or resumes the animation.', 'the pause button'),
  focus: 'The pause button, then the actions.',
  transcripts: [{ story: 'Default' }],
  wcag: '1.1.1 1.3.1 1.4.5 1.4.10 2.2.2 2.3.3 2.4.6 2.5.8',
  withoutJavaScript: 'All content works. The headline is not animated.',
  works: {
    Default: [
      { reads: 'ten minutes.' },
      { follows: 'Start Free', to: '#start' },
      { follows: 'Book 15-Min Demo', to: '#demo' },
      { reads: 'Quadratic equations, part two' },
    ],
  },
})
