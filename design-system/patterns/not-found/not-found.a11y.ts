import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'NotFound',
  pattern: { name: 'Page heading', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
  roles: [
    { role: 'heading', nameFrom: 'title' },
    { role: 'link', nameFrom: 'label of the link' },
  ],
  keys: [{ key: 'Enter', on: 'the link', does: 'Follows the link.' }],
  focus: 'The link.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'heading, 404 - Page Not Found, level 1',
        "Sorry, the page you're looking for doesn't exist.",
        'link, Go to the homepage',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.3', '2.4.4', '2.4.6'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [
        { reads: "Sorry, the page you're looking for doesn't exist." },
        { follows: 'Go to the homepage', to: '#home' },
      ],
    },
  },
} satisfies A11yContract
