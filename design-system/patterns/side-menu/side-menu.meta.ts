import { apg, componentMeta, operable, pressRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary:
    'A help menu that stays in the window: a button that opens a list of links, and a button to the top.',
  use: [
    'On every page of a site, in the same place with the same links (WCAG 3.2.6, Consistent Help).',
    'As the last child of a container as long as the page. Below 78rem it is a bar at the bottom of the window with its own room at the end of the page; in a wider window it lies in the gutter, which the page keeps free.',
    'For a few links that visitors look for when they need help.',
  ],
  avoid: {
    'For the main pages of the site.': 'SiteHeader',
    'For a button to the top of the page only.': 'ScrollToTop',
    'For a message that appears without a request.': 'Banner, or a non-modal Dialog',
  },
  rules: {
    'Content: name each link by what it opens, in one or two words: “Book a demo”.':
      'Write “Click here” or “More”.',
    'Repeat the links in the footer. The menu needs JavaScript.': 'Make it the only way to reach a page.',
    'Render it once, after all other content. It is then the last tab stop.':
      'Render it before the content. Keyboard users would have to pass it on every page.',
    'Mark links to other sites with `external`. They open in a new tab and say so.':
      'Open pages of the same site in a new tab.',
  },
  parts: ['SideMenu'],
  examples: {
    Default: 'At the end of a long page.',
    ListOpen: 'The open list. The link to the current page is marked.',
    WithAction: 'Below 78rem the bar also has the main action of the page.',
    InFrench: 'Other labels, and a link on two lines.',
  },
  pattern: apg('Disclosure navigation menu', 'disclosure/examples/disclosure-navigation'),
  roles: [
    { role: 'navigation', nameFrom: "label, 'Help'" },
    { role: 'button', nameFrom: "label, 'Help'; labels.top, 'Back to top'" },
    { role: 'list', nameFrom: 'none' },
    { role: 'link', nameFrom: "its label, and '(opens in a new tab)' for an external link" },
  ],
  states: {
    'aria-expanded': 'On Help: whether the list is shown.',
    'aria-controls': 'On Help: the list.',
    'aria-current': 'The link to the current page, or to what it is below.',
  },
  keys: [
    ...pressRows('On Help: shows or hides the list.'),
    { key: 'Enter', on: 'a link', does: 'Follows the link and hides the list.' },
    ...pressRows('Scrolls to the top and moves focus to the main content.', 'Back to top'),
    ...tabRows('Moves through Help, the open list and Back to top. The list is hidden on blur.'),
    { key: 'Escape', does: 'Hides the list and moves focus to Help.' },
  ],
  focus:
    'Last in the tab order. The bar below 78rem covers no focused element: `theme.css` sets `scroll-padding`; in an own scroll container set it there.',
  announcements: ['The new state of Help, from aria-expanded.'],
  transcripts: [{ story: 'Default' }, { story: 'ListOpen' }],
  wcag: operable('1.3.1 1.4.3 1.4.10 1.4.11 2.1.2 2.3.3 2.4.3 2.4.5 2.4.11 3.2.6'),
  withoutJavaScript: 'It is not shown. Repeat the links in the footer.',
  works: {
    Default: [
      { reads: 'The day is over.' },
      { types: 'Note for the morning' },
      { leavesOut: 'Setup guide' },
      { leavesOut: 'Back to top' },
    ],
  },
})
