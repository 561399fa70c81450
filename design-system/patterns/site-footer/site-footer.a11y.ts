import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'SiteFooter',
  pattern: {
    name: 'Contentinfo landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/contentinfo.html',
  },
  roles: [
    { role: 'contentinfo', nameFrom: 'none; one per page' },
    { role: 'heading', nameFrom: 'title of the column' },
    { role: 'list', nameFrom: 'none; the heading before it describes it' },
    { role: 'link', nameFrom: 'its content' },
  ],
  keys: [{ key: 'Enter', on: 'a link', does: 'Follows the link.' }],
  focus: 'The links, in reading order.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'contentinfo',
        'link, Kaksha, home',
        'heading, Company, level 2',
        'listitem, level 1, position 1, set size 2',
        'link, About Us',
        'heading, Get in Touch, level 2',
        'link, Design system',
        'Kolkata, India',
        'end of contentinfo',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.4', '2.5.8', '3.2.3', '3.2.6'],
  withoutJavaScript: {
    says: 'All content works. The year is that of the build.',
    works: {
      Default: [
        { follows: 'About Us', to: '#about' },
        { follows: 'Terms', to: '#terms' },
        { reads: 'Kolkata, India' },
      ],
    },
  },
} satisfies A11yContract
