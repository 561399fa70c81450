import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Types and erases phrases one after the other, as a visual effect in a headline.',
  use: [
    'Use it once on a site, in the first headline, to show several endings of one sentence.',
    'Use phrases of about the same width, so that the content below does not move.',
    'It is hidden from screen readers. Under reduced motion and without JavaScript the first phrase is shown whole.',
  ],
  avoid: {
    'Every phrase must be read.': 'a list',
    'It should draw attention to a change.': 'Alert, or a toast',
    'Something else on the same screen already moves.': 'the first phrase, as text',
  },
  rules: {
    'Content: give the whole sentence once as text in `VisuallyHidden`, and hide the typed line with `aria-hidden`: “Put your maths tuition online.”':
      'Expose the typed line to screen readers: they would read partial words.',
    'Offer a button that sets `paused` (WCAG 2.2, 2.2.2 Pause, Stop, Hide).':
      'Rely on reduced motion alone: not everybody who needs it has set it.',
    'Put the phrase first that also reads well alone.':
      'Start with an empty line: there would be no sentence until it is typed.',
  },
  parts: ['Typewriter'],
  examples: {
    Default: 'In a headline that screen readers read once, as one sentence.',
    WithAPauseButton: 'With a button that pauses it.',
    OnePhrase: 'A single phrase is not animated.',
  },
  pattern: wai('Moving content that can be paused', 'WCAG22/Understanding/pause-stop-hide.html'),
  roles: [],
  states: {
    'data-paused': 'It is paused.',
    'data-typing': 'Letters change, and the caret does not blink.',
  },
  focus: 'It cannot be focused. The page provides the button that pauses it.',
  transcripts: [{ story: 'Default' }, { story: 'Paused' }, { story: 'WithAPauseButton' }],
  wcag: '1.3.1 2.2.2 2.3.1 2.3.3',
  withoutJavaScript: 'The first phrase is shown whole.',
  works: {
    Default: [{ reads: 'maths tuition' }, { announces: 'Put your maths tuition online.' }],
    WithAPauseButton: [{ waits: 'Pause the headline' }],
  },
})
