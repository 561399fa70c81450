import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'Types and erases phrases one after the other, as a visual effect in a headline.',
  use: [
    'Use it once on a site, in the first headline, to show several endings of one sentence.',
    'Use phrases of about the same width, so that the content below does not move.',
    'It is hidden from screen readers. Under reduced motion and without JavaScript the first phrase is shown whole.',
  ],
  avoid: [
    { when: 'Every phrase must be read.', instead: 'a list' },
    { when: 'It should draw attention to a change.', instead: 'Alert, or a toast' },
    { when: 'Something else on the same screen already moves.', instead: 'the first phrase, as text' },
  ],
  rules: [
    {
      do: 'Content: give the whole sentence once as text in `VisuallyHidden`, and hide the typed line with `aria-hidden`: “Put your maths tuition online.”',
      dont: 'Expose the typed line to screen readers: they would read partial words.',
    },
    {
      do: 'Offer a button that sets `paused` (WCAG 2.2, 2.2.2 Pause, Stop, Hide).',
      dont: 'Rely on reduced motion alone: not everybody who needs it has set it.',
    },
    {
      do: 'Put the phrase first that also reads well alone.',
      dont: 'Start with an empty line: there would be no sentence until it is typed.',
    },
  ],
  parts: ['Typewriter'],
  examples: [
    { story: 'Default', caption: 'In a headline that screen readers read once, as one sentence.' },
    { story: 'WithAPauseButton', caption: 'With a button that pauses it.' },
    { story: 'OnePhrase', caption: 'A single phrase is not animated.' },
  ],
  contract: {
    component: 'Typewriter',
    pattern: wai('Moving content that can be paused', 'WCAG22/Understanding/pause-stop-hide.html'),
    roles: [],
    states: [
      { attribute: 'data-paused', meaning: 'It is paused.' },
      { attribute: 'data-typing', meaning: 'Letters change, and the caret does not blink.' },
    ],
    keys: [],
    focus: 'It cannot be focused. The page provides the button that pauses it.',
    transcripts: [{ story: 'Default' }, { story: 'Paused' }, { story: 'WithAPauseButton' }],
    wcag: ['1.3.1', '2.2.2', '2.3.1', '2.3.3'],
    withoutJavaScript: {
      says: 'The first phrase is shown whole.',
      works: {
        Default: [{ reads: 'maths tuition' }, { announces: 'Put your maths tuition online.' }],
        WithAPauseButton: [{ waits: 'Pause the headline' }],
      },
    },
  },
} satisfies ComponentMeta
