import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A navigation in a row in which some entries open a list of links.',
  use: [
    'Use it on wide screens if a site has more pages than fit in one row and the pages form groups.',
    'On small screens put the same links into a Drawer.',
    'It follows the disclosure navigation of WAI-ARIA APG, not the ARIA menu roles: Tab moves through buttons and links, and screen readers announce links.',
  ],
  avoid: [
    { when: 'All links fit in one row.', instead: 'a `<nav>` with a list, as in SiteHeader' },
    { when: 'The entries start actions and do not lead to pages.', instead: 'Button' },
    { when: 'It shows one of several views of the same subject.', instead: 'Tabs' },
    { when: 'It floats over every page and leads to help.', instead: 'SideMenu' },
  ],
  rules: [
    {
      do: 'Let the button only open its list. Put a link to the overview page first in the list.',
      dont: 'Open lists on hover: a pointer that crosses the row opens lists that the visitor did not request (WCAG 2.2, 1.4.13 Content on Hover or Focus).',
    },
    {
      do: 'Mark the page that is shown with `current`, inside a list too. The button of that list becomes bold.',
      dont: 'Show the current page by colour alone.',
    },
    {
      do: 'Content: use nouns of one or two words, and at most about seven links in a list: “Courses”, “Help”.',
      dont: 'Nest a menu inside a menu.',
    },
  ],
  parts: ['DisclosureNav', 'DisclosureNavLink', 'DisclosureNavMenu'],
  examples: [
    { story: 'Default', caption: 'Two entries open lists, two are links.' },
    { story: 'CurrentInside', caption: 'The current page is inside a list.', isolated: true },
  ],
} satisfies ComponentDocs
