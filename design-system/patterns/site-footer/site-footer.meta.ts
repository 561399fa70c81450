import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'The footer of every page: the brand, contact information and links in titled columns.',
  use: [
    'Once on every page, as the last landmark.',
    'With contact details in the same place on every page (WCAG 3.2.6, Consistent Help).',
  ],
  avoid: {
    'For information that visitors need before they continue.': 'the page itself',
    'For a form.': 'a separate section',
  },
  rules: {
    'Content: use the title of the target page as link text.': 'Repeat the whole navigation.',
    'Update the element `[data-year]` with a script if a page may be served in the next year.':
      'Write the year as part of a sentence.',
  },
  parts: ['SiteFooter'],
  types: ['FooterColumn', 'FooterLink'],
  examples: {
    Default: 'With all parts.',
    WithSettings: 'With a setting for the whole site.',
    Minimal: 'With the required parts only.',
    ManyLinks: 'A long name and many links.',
  },
  pattern: wai('Contentinfo landmark', 'ARIA/apg/patterns/landmarks/examples/contentinfo.html'),
  roles: [
    { role: 'contentinfo', nameFrom: 'none; one per page' },
    { role: 'heading', nameFrom: 'title of the column' },
    { role: 'list', nameFrom: 'none; the heading before it describes it' },
    { role: 'link', nameFrom: 'its content' },
  ],
  keys: [{ key: 'Enter', on: 'a link', does: 'Follows the link.' }],
  focus: 'The links, in reading order.',
  transcripts: [{ story: 'Default' }],
  wcag: '1.3.1 1.4.10 2.4.4 2.5.8 3.2.3 3.2.6',
  withoutJavaScript: 'All content works. The year is from the build.',
  works: {
    Default: [
      { follows: 'About Us', to: '#about' },
      { follows: 'Terms', to: '#terms' },
      { reads: 'Kolkata, India' },
    ],
  },
})
