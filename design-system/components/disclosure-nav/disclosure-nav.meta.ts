import { apg, componentMeta, isolated, operable, pressRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A navigation in a row in which some entries open a list of links.',
  use: [
    'Use it on wide screens if a site has more pages than fit in one row and the pages form groups.',
    'On small screens put the same links into a Drawer.',
    'It follows the disclosure navigation of WAI-ARIA APG, not the ARIA menu roles: Tab moves through buttons and links, and screen readers announce links.',
  ],
  avoid: {
    'All links fit in one row.': 'a `<nav>` with a list, as in SiteHeader',
    'The entries start actions and do not lead to pages.': 'Button',
    'It shows one of several views of the same subject.': 'Tabs',
    'It floats over every page and leads to help.': 'SideMenu',
  },
  rules: {
    'Let the button only open its list. Put a link to the overview page first in the list.':
      'Open lists on hover: a pointer that crosses the row opens lists that the visitor did not request (WCAG 2.2, 1.4.13 Content on Hover or Focus).',
    'Mark the page that is shown with `current`, inside a list too. The button of that list becomes bold.':
      'Show the current page by colour alone.',
    'Content: use nouns of one or two words, and at most about seven links in a list: “Courses”, “Help”.':
      'Nest a menu inside a menu.',
  },
  parts: ['DisclosureNav', 'DisclosureNavLink', 'DisclosureNavMenu'],
  examples: {
    Default: 'Two entries open lists, two are links.',
    CurrentInside: isolated('The current page is inside a list.'),
  },
  pattern: apg('Disclosure navigation menu', 'disclosure/examples/disclosure-navigation'),
  roles: [
    { role: 'navigation', nameFrom: 'label' },
    { role: 'list', nameFrom: 'no name' },
    { role: 'button', nameFrom: 'label of the DisclosureNavMenu' },
    { role: 'link', nameFrom: "its content, and '(opens in a new tab)' if it is external" },
  ],
  states: {
    'aria-expanded': 'Whether the list of the button is shown.',
    'aria-controls': 'The list of the button.',
    'aria-current="page"': 'The link leads to the current page.',
    'data-open': 'On the entry whose list is open, for styling.',
  },
  keys: [
    ...pressRows('On a button: opens or closes its list.'),
    { key: 'Enter', on: 'a link', does: 'Follows the link and closes the list.' },
    ...tabRows('Moves through buttons and links, and into an open list. Leaving the list closes it.'),
    { key: 'Escape', does: 'Closes the list and moves the focus to its button.' },
  ],
  focus: 'It stays on the pressed button. One list is open at a time: focus or a press outside closes it.',
  announcements: ['The new state of the button, announced by the screen reader from aria-expanded.'],
  transcripts: [{ story: 'ListOpen' }, { story: 'Default' }],
  wcag: operable('1.3.1 1.4.3 1.4.11 1.4.13 2.1.2 2.4.3 2.4.11'),
  gaps: {
    '2.1.1': 'The arrow keys, which are optional in the pattern, are not supported: they scroll the page.',
  },
  withoutJavaScript: 'All lists are shown, each below its button. A press before hydration has no effect.',
  works: {
    Default: [
      { follows: 'Home', to: '#home' },
      { follows: 'Mathematics', to: '#maths' },
      { follows: 'Fees', to: '#fees' },
      { waits: 'Courses' },
    ],
  },
})
