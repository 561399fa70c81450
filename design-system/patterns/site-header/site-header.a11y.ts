import type { A11yContract, Movement } from '../../testing/contract.ts'

const wrapsAround: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }

export default {
  component: 'SiteHeader',
  pattern: {
    name: 'Banner landmark, disclosure by a modal dialog',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  roles: [
    { role: 'banner', nameFrom: 'none; one per page' },
    { role: 'navigation', nameFrom: "label, and 'Menu' in the dialog" },
    { role: 'link', nameFrom: 'its content' },
    { role: 'button', nameFrom: "'Menu'; 'Close menu' in the dialog" },
    { role: 'dialog', nameFrom: "'Menu'" },
  ],
  states: [
    { attribute: 'aria-current', meaning: 'The link to the current page, or to what it is below.' },
    { attribute: 'aria-expanded', meaning: 'On Menu: whether the dialog is open.' },
    { attribute: 'aria-haspopup', meaning: 'On Menu: it opens a dialog.' },
  ],
  keys: [
    { key: 'Enter', on: 'a link', does: 'Follows the link.' },
    { key: 'Enter', on: 'the trigger', does: 'Opens the menu.' },
    { key: 'Space', on: 'the trigger', does: 'Opens the menu.' },
    {
      key: 'Tab',
      does: 'In the menu: moves focus inside the dialog, and wraps at its end.',
      moves: wrapsAround,
    },
    { key: 'Shift+Tab', does: 'In the menu: moves in reverse order.', moves: wrapsAround },
    { key: 'Enter', on: 'a link of the menu', does: 'Follows the link and closes the menu.' },
    { key: 'Escape', does: 'Closes the menu.' },
  ],
  focus: 'On open, moves to the first control of the menu and stays inside it. On close, returns to Menu.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'banner',
        'link, Kaksha, home',
        'navigation, Main',
        'listitem, level 1, position 1, set size 5',
        'link, Home',
        'link, Pricing, current page',
        'link, Admin (opens in a new tab)',
        'end of banner',
      ],
      never: ['image'],
    },
    {
      story: 'Default',
      narrow: true,
      phrases: [
        'banner',
        'link, Kaksha, home',
        'link, Admin (opens in a new tab)',
        'button, Menu, 1 control, not expanded, has popup dialog',
      ],
      never: ['Pricing'],
    },
  ],
  wcag: [
    '1.3.1',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.1.2',
    '2.4.1',
    '2.4.3',
    '2.4.7',
    '2.4.8',
    '2.4.11',
    '2.5.8',
    '3.2.3',
    '4.1.2',
  ],
  withoutJavaScript: {
    says: 'All links are listed. Before hydration an inline script opens the menu and the browser closes it.',
    works: {
      Default: [
        { follows: 'Key Features', to: '#features' },
        { follows: 'Get in Touch', to: '#contact' },
        { follows: 'Admin (opens in a new tab)', to: 'https://admin.example/' },
        { leavesOut: 'Menu' },
      ],
    },
  },
} satisfies A11yContract
