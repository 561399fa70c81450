import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The navigation of small screens: a button, and a sheet of slate over the whole height.',
  use: [
    'Where the links of a page do not fit beside its logo.',
    'With a `<nav>` in it, and at its foot the one way on that matters.',
  ],
  avoid: [
    { when: 'There is room for the links.', instead: 'a `<nav>` with a list, as in SiteHeader' },
    { when: 'It asks something or has a task in it.', instead: 'Dialog' },
    { when: 'It is a handful of links over the page, which stays in reach.', instead: 'SideMenu' },
  ],
  rules: [
    {
      do: 'Keep the word “Menu” beside the three lines; below 24rem it stays for the ear.',
      dont: 'Show three lines alone: many people do not read them as a menu.',
    },
    {
      do: 'Hide the button by width alone (`triggerClassName="nav:hidden"`): a sheet left open closes by itself.',
      dont: 'Take it out of the page by script: until hydration there would be no menu.',
    },
    {
      do: 'Show the same links in the page where there is no JavaScript (`data-noscript="show"`).',
      dont: 'Make the sheet the only place of a link.',
    },
  ],
  parts: ['SheetMenu'],
  examples: [
    { story: 'WithLinks', caption: 'A logo, links and one way on at the foot.' },
    { story: 'LinksAlone', caption: 'Links and nothing else, in other words.' },
  ],
} satisfies ComponentDocs
