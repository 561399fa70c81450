import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'SideMenu',
  pattern: {
    name: 'Disclosure navigation menu',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/',
  },
  roles: [
    { role: 'navigation', nameFrom: "label, 'Help'" },
    { role: 'button', nameFrom: "label, 'Help'; topLabel, 'Back to top'" },
    { role: 'list', nameFrom: 'no name' },
    { role: 'link', nameFrom: "its words, and '(opens in a new tab)' where it does" },
  ],
  states: [
    { attribute: 'aria-expanded', meaning: 'On Help: whether the list is shown.' },
    { attribute: 'aria-controls', meaning: 'On Help: the list.' },
    { attribute: 'aria-current="page"', meaning: 'The link leads to the page that is shown.' },
    {
      attribute: 'data-shown',
      meaning: 'People have scrolled past the first screen, or have the list open.',
    },
  ],
  keys: [
    { key: 'Enter', does: 'On Help: shows the list, or hides it.' },
    { key: 'Space', does: 'As Enter.' },
    { key: 'Enter', on: 'a link', does: 'Follows it, and hides the list.' },
    { key: 'Enter', on: 'Back to top', does: 'Scrolls to the top and moves the focus to the main content.' },
    { key: 'Space', on: 'Back to top', does: 'As Enter.' },
    { key: 'Tab', does: 'Goes through Help, the open list and Back to top. Out of the list: hides it.' },
    { key: 'Shift+Tab', does: 'The same backwards.' },
    { key: 'Escape', does: 'Hides the list; the focus goes to Help.' },
  ],
  focus:
    'Last on the page, and no tab stop before it is shown. Nothing of it vanishes while it has the focus. Below 78rem it steps aside while the focus is elsewhere in a field, or wherever a keyboard has led.',
  announcements: ['The new state of Help, by the screen reader, from aria-expanded.'],
  transcripts: [
    {
      story: 'OnALongPage',
      phrases: [
        'The day is over.',
        'navigation, Help',
        'button, Help, 1 control, not expanded',
        'button, Back to top',
      ],
      never: ['Documentation'],
    },
    {
      story: 'ListOpen',
      phrases: [
        'navigation, Help',
        'button, Help, 1 control, expanded',
        'listitem, level 1, position 1, set size 6',
        'link, Help & Support',
        'link, Setup guide, current page',
        'link, Documentation (opens in a new tab)',
        'button, Back to top',
      ],
    },
  ],
  wcag: [
    '1.3.1',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.1.2',
    '2.3.3',
    '2.4.3',
    '2.4.5',
    '2.4.7',
    '2.4.11',
    '2.5.8',
    '3.2.6',
    '4.1.2',
  ],
  gaps: ['On narrow screens people who see and use a keyboard meet it only when Tab reaches it.'],
  withoutJavaScript: {
    says: 'It never comes: have the same links in the footer.',
    works: {
      OnALongPage: [
        { reads: 'The day is over.' },
        { types: 'Note for the morning' },
        { leavesOut: 'Setup guide' },
        { leavesOut: 'Back to top' },
      ],
    },
  },
} satisfies A11yContract
