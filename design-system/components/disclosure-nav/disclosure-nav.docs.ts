import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A navigation in a row, some of whose entries open a list of links.',
  use: [
    'For a site with more pages than fit in one row, where the pages fall into groups.',
    'On wide screens; on small ones the same links go into a SheetMenu.',
  ],
  avoid: [
    { when: 'All links fit in one row.', instead: 'a `<nav>` with a list, as in SiteHeader' },
    { when: 'The entries do something, and do not lead anywhere.', instead: 'Button' },
    { when: 'It shows one of several views of the same subject.', instead: 'Tabs' },
    { when: 'It floats over every page and leads to help.', instead: 'SideMenu' },
  ],
  rules: [
    {
      do: 'Let the button open its list and nothing else; put a link to the overview first in the list.',
      dont: 'Open on hover: who passes over it with a magnified pointer gets a list nobody asked for.',
    },
    {
      do: 'Mark the page that is shown with `current`, also inside a list: its button turns bold by itself.',
      dont: 'Say which page is shown by colour alone.',
    },
    {
      do: 'Keep a list to about seven links.',
      dont: 'Nest a menu in a menu.',
    },
  ],
  parts: ['DisclosureNav', 'DisclosureNavLink', 'DisclosureNavMenu'],
  examples: [
    { story: 'InARow', caption: 'Two entries open lists, two lead on at once.' },
    { story: 'CurrentInside', caption: 'The page that is shown is in a list.', alone: true },
  ],
} satisfies ComponentDocs
