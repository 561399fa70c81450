import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The header of every page: logo, main navigation and a link to another application.',
  use: [
    'Once on every page, after the skip link and the Banner. It stays visible while the page scrolls.',
    'For up to nine links. Below 78rem they are in a menu that opens as a modal dialog.',
    'With `currentPath`, so that the link to the current page has `aria-current="page"`.',
  ],
  avoid: [
    { when: 'For links in groups.', instead: 'DisclosureNav' },
    { when: 'For the headline of a page.', instead: 'PageHeader' },
    { when: 'For help links on every page.', instead: 'SideMenu' },
  ],
  rules: [
    {
      do: 'Content: keep the order and the text of the links the same on every page (WCAG 3.2.3, 3.2.4).',
      dont: 'Leave out the link to the current page. It is marked instead.',
    },
    {
      do: 'Use the base styles, whose `scroll-padding` keeps focused elements below the header (WCAG 2.4.11).',
      dont: 'Add a second sticky bar. It would cover focused elements.',
    },
    {
      do: 'Pass `action` to show one button at the end of the menu.',
      dont: 'Place another accent-coloured button beside the links.',
    },
  ],
  parts: ['SiteHeader'],
  types: ['NavigationLink'],
  examples: [
    {
      story: 'Default',
      caption: 'The link to the current page is marked. Reduce the width of the frame to see the menu.',
    },
    { story: 'CurrentPageNotListed', caption: 'The current page is not in the list.' },
    { story: 'ShortList', caption: 'Two links, no action and a longer name.' },
    { story: 'NineLinks', caption: 'Nine links, the most that fit at 78rem.' },
  ],
} satisfies ComponentDocs
