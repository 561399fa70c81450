import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The head of every page: logo, main links, and the way to the other application.',
  use: [
    'Once a page, first after the skip link and the banner; it stays in view.',
    'With up to nine links; below 78rem they go into a sheet.',
    'With the path of the page, so that its link is marked.',
  ],
  avoid: [
    { when: 'The links fall into groups.', instead: 'DisclosureNav' },
    { when: 'It is the headline of a page.', instead: 'PageHeader' },
    { when: 'People need help links at hand, whatever page they are on.', instead: 'SideMenu' },
  ],
  rules: [
    {
      do: 'Keep order and words of the links the same on every page (WCAG 3.2.3, 3.2.4).',
      dont: 'Leave out the link to the page that is shown: mark it.',
    },
    {
      do: 'Leave room under it: `scroll-padding` in the base style keeps what has the focus in view (WCAG 2.4.11).',
      dont: 'Add a second row that sticks.',
    },
    {
      do: 'Give the sheet one way on at its foot (`action`).',
      dont: 'Put a second marigold button beside the links.',
    },
  ],
  parts: ['SiteHeader'],
  examples: [
    { story: 'OnAPage', caption: 'The current page is marked. Narrow the frame to see the menu.' },
    { story: 'NowhereInTheList', caption: 'A page that the list does not hold.' },
    { story: 'ShortList', caption: 'Two links, no action, a longer name.' },
    { story: 'NineLinks', caption: 'As many as fit at 78rem.' },
  ],
} satisfies ComponentDocs
