import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Words for the ear only.',
  use: [
    'Where the eye gets the same from place, picture or layout: “(opens in a new tab)”, “per month, billed yearly”.',
  ],
  avoid: [
    { when: 'A control shows an icon alone.', instead: 'Button with `size="icon"` and `aria-label`' },
    { when: 'Everybody would profit from the words.', instead: 'Text' },
    { when: 'It leads past the header.', instead: 'SkipLink' },
    { when: 'It has to be found by nobody.', instead: '`hidden`' },
  ],
  rules: [
    {
      do: 'Use it to complete words that are seen.',
      dont: 'Tell those who listen something else than those who look: many do both.',
    },
    { do: 'Keep it short.', dont: 'Hide instructions in it: voice users cannot say what they do not see.' },
  ],
  parts: ['VisuallyHidden'],
  examples: [
    { story: 'WithinText', caption: 'Within a text.' },
    { story: 'BesideAnIcon', caption: 'Beside an icon.' },
    { story: 'InAHeading', caption: 'In a heading.' },
  ],
} satisfies ComponentDocs
