import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'A help menu that stays in the window: a button that opens a list of links, and a button to the top.',
  use: [
    'On every page of a site, in the same place with the same links (WCAG 3.2.6, Consistent Help).',
    'As the last child of a container as long as the page. Below 78rem it is a bar at the bottom of the window with its own room at the end of the page; in a wider window it lies in the gutter, which the page keeps free.',
    'For a few links that visitors look for when they need help.',
  ],
  avoid: [
    { when: 'For the main pages of the site.', instead: 'SiteHeader' },
    { when: 'For a button to the top of the page only.', instead: 'ScrollToTop' },
    { when: 'For a message that appears without a request.', instead: 'Banner, or a non-modal Dialog' },
  ],
  rules: [
    {
      do: 'Content: name each link by what it opens, in one or two words: “Book a demo”.',
      dont: 'Write “Click here” or “More”.',
    },
    {
      do: 'Repeat the links in the footer. The menu needs JavaScript.',
      dont: 'Make it the only way to reach a page.',
    },
    {
      do: 'Render it once, after all other content. It is then the last tab stop.',
      dont: 'Render it before the content. Keyboard users would have to pass it on every page.',
    },
    {
      do: 'Mark links to other sites with `external`. They open in a new tab and say so.',
      dont: 'Open pages of the same site in a new tab.',
    },
  ],
  parts: ['SideMenu'],
  examples: [
    { story: 'Default', caption: 'At the end of a long page.' },
    { story: 'ListOpen', caption: 'The open list. The link to the current page is marked.' },
    { story: 'WithAction', caption: 'Below 78rem the bar also has the main action of the page.' },
    { story: 'InFrench', caption: 'Other labels, and a link on two lines.' },
  ],
} satisfies ComponentDocs
