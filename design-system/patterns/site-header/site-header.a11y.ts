import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'SiteHeader',
  pattern: {
    name: 'Banner landmark, disclosure by a modal dialog',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  roles: [
    { role: 'banner', nameFrom: 'none: one a page' },
    { role: 'navigation', nameFrom: "label, and 'Menu' in the dialog" },
    { role: 'link', nameFrom: 'its content' },
    { role: 'button', nameFrom: "'Menu'; 'Close menu' in the dialog" },
    { role: 'dialog', nameFrom: "'Menu'" },
  ],
  states: [
    { attribute: 'aria-current', meaning: 'The link leads to the page that is shown.' },
    { attribute: 'aria-expanded', meaning: 'On Menu: whether the dialog is open.' },
    { attribute: 'aria-haspopup', meaning: 'On Menu: it opens a dialog.' },
  ],
  keys: [
    { key: 'Enter', on: 'a link', does: 'Follows it.' },
    { key: 'Enter', on: 'the trigger', does: 'Opens the menu.' },
    { key: 'Space', on: 'the trigger', does: 'Opens the menu.' },
    { key: 'Tab', does: 'In the menu: moves through it and round its end, never to the page behind.' },
    { key: 'Shift+Tab', does: 'In the menu: the same backwards.' },
    { key: 'Enter', on: 'a link of the menu', does: 'Follows it and closes the menu.' },
    { key: 'Escape', does: 'Closes the menu.' },
  ],
  focus: 'On opening to the first control of the menu; kept in it; on closing back to Menu.',
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
  withoutJavaScript:
    'All links are listed. Before hydration an inline script opens the menu, and the browser alone closes it.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
