import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Banner',
  pattern: {
    name: 'Region landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html',
  },
  roles: [
    { role: 'region', nameFrom: 'aria-label' },
    { role: 'button', nameFrom: 'labels.close' },
    { role: 'link', nameFrom: 'its content' },
  ],
  states: [{ attribute: 'data-banner', meaning: 'On <html>: the banner is closed and not displayed.' }],
  keys: [
    { key: 'Enter', on: 'the close button', does: 'Closes it for this and every later visit.' },
    { key: 'Space', on: 'the close button', does: 'Same as Enter.' },
  ],
  focus:
    'Links, then the close button. After closing, the next Tab continues from the position of the banner.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'region, Announcement',
        'Kaksha empowers solo educators, coaches and small academies to launch, brand and monetize online courses.',
        'link, How it works',
        'link, Start FREE',
        'end of region, Announcement',
      ],
    },
    {
      story: 'Default',
      narrow: true,
      phrases: ['region, Announcement', 'link, Start FREE', 'button, Close announcement'],
    },
  ],
  wcag: ['1.3.1', '1.4.3', '1.4.10', '2.1.1', '2.4.3', '2.4.7', '2.5.8', '4.1.2'],
  withoutJavaScript: {
    says: 'The sentence and its links are shown; the close button is left out.',
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
  },
} satisfies A11yContract
