import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'The content of a page for an address that does not exist.',
  use: [
    'For HTTP status 404. Serve the page with that status.',
    'For a similar status such as 410, with another headline.',
  ],
  avoid: {
    'For a page that exists but failed to load or render.': 'UnexpectedError',
    'For a search without results.': 'Text, with suggestions',
  },
  rules: {
    'Content: offer a link to a page that exists, such as the home page.':
      'Offer only “Go back”. Visitors who followed an external link have no previous page on the site.',
    'Serve the page with status 404, so that search engines do not index it.':
      'Redirect unknown addresses to the home page.',
  },
  parts: ['NotFound'],
  examples: {
    Default: 'Headline, explanation and a link.',
    LongWords: 'Another number and a longer description.',
  },
  pattern: wai('Page heading', 'tutorials/page-structure/headings/'),
  roles: [
    { role: 'heading', nameFrom: 'title' },
    { role: 'link', nameFrom: 'label of the link' },
  ],
  keys: [{ key: 'Enter', on: 'the link', does: 'Follows the link.' }],
  focus: 'The link.',
  transcripts: [{ story: 'Default' }],
  wcag: '1.3.1 1.4.3 2.4.4 2.4.6',
  works: {
    Default: [
      { reads: "Sorry, the page you're looking for doesn't exist." },
      { follows: 'Go to the homepage', to: '#home' },
    ],
  },
})
