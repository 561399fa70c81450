import { apg, componentMeta, operable, pressRows, tabRows, wraps } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'The header of every page: logo, main navigation and a link to another application.',
  use: [
    'Once on every page, after the skip link and the Banner. It stays visible while the page scrolls.',
    'For up to nine links. Those that do not fit beside the logo and the actions are in a menu that opens as a modal dialog.',
    'With `currentPath`, so that the link to the current page has `aria-current="page"`.',
  ],
  avoid: {
    'For links in groups.': 'DisclosureNav',
    'For the headline of a page.': 'PageHeader',
    'For help links on every page.': 'SideMenu',
  },
  rules: {
    'Content: keep the order and the text of the links the same on every page (WCAG 3.2.3, 3.2.4).':
      'Leave out the link to the current page. It is marked instead.',
    'Use the base styles, whose `scroll-padding` keeps focused elements below the header (WCAG 2.4.11).':
      'Add a second sticky bar. It would cover focused elements.',
    'Pass `action` to show one button at the end of the menu.':
      'Place another accent-coloured button beside the links.',
  },
  parts: ['SiteHeader'],
  types: ['NavigationLink'],
  examples: {
    Default: 'The link to the current page is marked. Reduce the width of the frame to see the menu.',
    CurrentPageNotListed: 'The current page is not in the list.',
    ShortList: 'Two links, which stay in the row on a tablet, no action and a longer name.',
    NineLinks: 'Nine links, the most that fit at 78rem.',
  },
  pattern: apg('Banner landmark, disclosure by a modal dialog', 'dialog-modal'),
  roles: [
    { role: 'banner', nameFrom: 'none; one per page' },
    { role: 'navigation', nameFrom: "label, and 'Menu' in the dialog" },
    { role: 'link', nameFrom: 'its content' },
    { role: 'button', nameFrom: "'Menu'; 'Close menu' in the dialog" },
    { role: 'dialog', nameFrom: "'Menu'" },
  ],
  states: {
    'aria-current': 'The link to the current page, or to what it is below.',
    'aria-expanded': 'On Menu: whether the dialog is open.',
    'aria-haspopup': 'On Menu: it opens a dialog.',
  },
  keys: [
    { key: 'Enter', on: 'a link', does: 'Follows the link.' },
    ...pressRows('Opens the menu.', 'the trigger'),
    ...tabRows('In the menu: moves focus inside the dialog, and wraps at its end.', wraps),
    { key: 'Enter', on: 'a link of the menu', does: 'Follows the link and closes the menu.' },
    { key: 'Escape', does: 'Closes the menu.' },
  ],
  focus: 'On open, moves to the first control of the menu and stays inside it. On close, returns to Menu.',
  transcripts: [
    { story: 'Default' },
    { story: 'Default', narrow: true },
    { story: 'Default', narrow: true, press: ['Menu'] },
  ],
  wcag: operable('1.3.1 1.4.10 1.4.11 2.1.2 2.4.1 2.4.3 2.4.8 2.4.11 3.2.3'),
  withoutJavaScript:
    'All links are listed. Before hydration the width of the window decides: the links are in the menu below 78rem. Before hydration an inline script opens the menu and the browser closes it.',
  works: {
    Default: [
      { follows: 'Key Features', to: '#features' },
      { follows: 'Get in Touch', to: '#contact' },
      { follows: 'Admin (opens in a new tab)', to: 'https://admin.example/' },
      { leavesOut: 'Menu' },
    ],
  },
})
