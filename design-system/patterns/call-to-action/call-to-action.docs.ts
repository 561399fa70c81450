import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'A full-width section in the accent colour that asks visitors to take the main action of the site.',
  use: [
    'Once on a page, after the content that explains the product and before the contact details.',
    'With one action, or with a second action for visitors who are not ready for the first.',
  ],
  avoid: [
    { when: 'At the top of the home page.', instead: 'Hero' },
    { when: 'For an offer in the middle of a page, with a list of points.', instead: 'IntroCard' },
    { when: 'For two buttons at the end of a text.', instead: 'ButtonGroup' },
  ],
  rules: [
    {
      do: 'Use `variant="solid"` for the first action and `outline` for the second.',
      dont: 'Use `variant="primary"`. Its background is the accent colour, so it does not stand out on this section.',
    },
    {
      do: 'Content: write a headline of fewer than 12 words and pass its id as `headingId`, which names the section.',
      dont: 'Repeat the h1 of the page.',
    },
  ],
  parts: ['CallToAction'],
  examples: [
    { story: 'Default', caption: 'Two actions.' },
    { story: 'OneAction', caption: 'One action.' },
    { story: 'LongHeadline', caption: 'A long headline wraps and does not overlap the drawing.' },
  ],
} satisfies ComponentDocs
