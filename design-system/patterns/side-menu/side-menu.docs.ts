import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Help within reach on every page: an index tab on the edge with a list of links, and the way up.',
  use: [
    'On every page of a site, in the same place and with the same links (WCAG 3.2.6, consistent help).',
    'For the handful of links that people look for when they are stuck.',
  ],
  avoid: [
    { when: 'They are the main pages of the site.', instead: 'SiteHeader' },
    { when: 'Only the way back to the top is wanted.', instead: 'ScrollToTop' },
    { when: 'It would speak up by itself.', instead: 'Banner, or a non-modal Dialog' },
  ],
  rules: [
    {
      do: 'Have the same links in the footer: this comes only after the first screen, and with JavaScript.',
      dont: 'Make it the only way to a page.',
    },
    {
      do: 'Place it once a page, after everything else, so that it is the last tab stop.',
      dont: 'Put it before the content, where every keyboard passes it on every page.',
    },
    {
      do: 'Mark a link that leads out of the site with `external`.',
      dont: 'Open the site’s own pages in new tabs.',
    },
  ],
  parts: ['SideMenu'],
  examples: [
    { story: 'OnALongPage', caption: 'At the end of a page. Scroll up: it goes with the first screen.' },
    { story: 'ListOpen', caption: 'Its list, with the page that is shown in it.' },
    { story: 'InFrench', caption: 'Other words, and a link of two lines.' },
  ],
} satisfies ComponentDocs
