import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Rings the bell: one full field of marigold that asks for the one thing the site is for.',
  use: [
    'Once a page, after the arguments and before the contact.',
    'With one action, or with a second one for those who are not ready.',
  ],
  avoid: [
    { when: 'It opens the page.', instead: 'Hero' },
    { when: 'It is an offer within a page, with points.', instead: 'IntroCard' },
    { when: 'It is two buttons at the end of a text.', instead: 'ButtonRow' },
  ],
  rules: [
    {
      do: 'Make the first action `solid`: marigold on marigold is no button.',
      dont: 'Put a `main` button on it.',
    },
    {
      do: 'Keep the headline under a dozen words, and let it be an h2 named by `headingId`.',
      dont: 'Repeat the headline of the page.',
    },
  ],
  parts: ['CallToAction'],
  examples: [
    { story: 'Bell', caption: 'Two actions under the gong.' },
    { story: 'OneAction', caption: 'One action alone.' },
    { story: 'LongHeadline', caption: 'A long headline keeps clear of the gong.' },
  ],
} satisfies ComponentDocs
