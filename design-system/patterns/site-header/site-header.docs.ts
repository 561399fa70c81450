import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The head of every page: the logo, the navigation, what leads into the product.',
  use: ['Once a page, after the SkipLink.'],
  avoid: [
    { when: 'It is the headline of a page.', instead: 'PageHeader' },
    { when: 'It is a list of links within a page.', instead: 'DisclosureNav or SideMenu' },
  ],
  rules: [
    {
      do: 'Pass the path of the page: the link to it bears `aria-current`.',
      dont: 'Mark the current page by a colour alone.',
    },
    { do: 'Keep the order of the links on every page.', dont: 'Sort them by what is popular today.' },
    {
      do: 'Give the same links in the sheet of small screens.',
      dont: 'Leave out on a phone what a desk shows.',
    },
  ],
  parts: ['SiteHeader'],
  examples: [
    { story: 'OnAPage', caption: 'On a page that the list knows.' },
    { story: 'NowhereInTheList', caption: 'On a page that it does not.' },
    { story: 'ShortList', caption: 'With few links.' },
  ],
} satisfies ComponentDocs
