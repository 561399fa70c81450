import { componentMeta, operable, pressRows, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'One sentence at the top of every page, with links, that the visitor can close permanently.',
  use: [
    'Use a banner for one announcement that concerns the whole site: an offer, a closed day.',
    'Place it first on the page, directly after the skip link.',
    'Give it at most two links. The last one is emphasised.',
  ],
  avoid: {
    'The message is the result of something that has just happened.': 'a toast, or an Alert beside its cause',
    'The visitor must answer before continuing.': 'Dialog',
    'The message concerns one page only.': 'Alert, on that page',
  },
  rules: {
    'Content: write one sentence that names the offer: “Fourteen days free, no card.”':
      'Write a headline that needs the link to be understood (“Big news!”), or show two banners.',
    'Set `<html data-banner="closed">` in a script before the first paint if `localStorage` has the `storageKey`.':
      'Wait for hydration to hide a closed banner: it would appear for a moment and move the page (layout shift).',
    'Use a new `storageKey` for a new announcement.':
      'Reuse the key: visitors who closed the previous banner would never see this one.',
  },
  parts: ['Banner'],
  examples: {
    Default: 'A sentence and two links. Make the frame narrow to see the close button.',
    WithoutLinks: 'A sentence without links.',
    LongSentence: 'A text that needs more than one line.',
  },
  pattern: wai('Region landmark', 'ARIA/apg/patterns/landmarks/examples/region.html'),
  roles: [
    { role: 'region', nameFrom: 'aria-label' },
    { role: 'button', nameFrom: 'labels.close' },
    { role: 'link', nameFrom: 'its content' },
  ],
  states: {
    'data-banner': 'On <html>: the banner is closed and not displayed.',
  },
  keys: pressRows('Closes it for this and every later visit.', 'the close button'),
  focus:
    'Links, then the close button. After closing, the next Tab continues from the position of the banner.',
  transcripts: [{ story: 'Default' }, { story: 'Default', narrow: true }],
  wcag: operable('1.3.1 1.4.3 1.4.10 2.4.3'),
  withoutJavaScript: 'The sentence and its links are shown; the close button is left out.',
  works: {
    Default: [
      {
        reads:
          'Kaksha empowers solo educators, coaches and small academies to launch, brand and monetize online courses.',
      },
      { follows: 'How it works', to: '#how' },
      { leavesOut: 'Close announcement' },
    ],
  },
})
