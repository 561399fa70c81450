import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A phrase of a headline that types itself, one after the other, for the eye only.',
  use: [
    'Once a site, in the opening headline, to show in how many ways a sentence can end.',
    'With phrases of about the same width, so that nothing below moves.',
    'Beside a button that stops it: pass its state as `paused`.',
  ],
  avoid: [
    { when: 'The words matter: each has to be read.', instead: 'a list' },
    { when: 'Something has changed and has to be noticed.', instead: 'Alert, or a toast' },
    {
      when: 'It would be a second thing that moves on the same page view.',
      instead: 'the first phrase, as text',
    },
  ],
  rules: [
    {
      do: 'Say the whole sentence once in text (`VisuallyHidden`), and hide the typed line from the ear.',
      dont: 'Let a screen reader come by the typed line: it would hear half words.',
    },
    {
      do: 'Offer a button that pauses it (WCAG 2.2.2).',
      dont: 'Count on the wish for less motion alone: it is still then, but not everybody has set it.',
    },
    {
      do: 'Put the phrase first that also reads well alone: it is what stands there without JavaScript.',
      dont: 'Begin with an empty line that has to be typed before there is a sentence.',
    },
  ],
  parts: ['Typewriter'],
  examples: [
    { story: 'Typing', caption: 'In a headline, which is read once and in one piece.' },
    { story: 'WithAPauseButton', caption: 'With the button that stops it.' },
    { story: 'OnePhraseStandsStill', caption: 'One phrase does not move.' },
  ],
} satisfies ComponentDocs
