import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The content of a page for an address that does not exist.',
  use: [
    'For HTTP status 404. Serve the page with that status.',
    'For a similar status such as 410, with another headline.',
  ],
  avoid: [
    { when: 'For a page that exists but failed to load or render.', instead: 'UnexpectedError' },
    { when: 'For a search without results.', instead: 'Text, with suggestions' },
  ],
  rules: [
    {
      do: 'Content: offer a link to a page that exists, such as the home page.',
      dont: 'Offer only “Go back”. Visitors who followed an external link have no previous page on the site.',
    },
    {
      do: 'Serve the page with status 404, so that search engines do not index it.',
      dont: 'Redirect unknown addresses to the home page.',
    },
  ],
  parts: ['NotFound'],
  examples: [
    { story: 'Default', caption: 'Headline, explanation and a link.' },
    { story: 'LongWords', caption: 'Another number and a longer description.' },
  ],
} satisfies ComponentDocs
