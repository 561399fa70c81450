import type { A11yContract, Movement } from '../../testing/contract.ts'

const wrapsAround: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }

export default {
  component: 'Drawer',
  pattern: {
    name: 'Modal dialog',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  roles: [
    { role: 'button', nameFrom: "label, 'Menu'; in the panel labels.close, 'Close menu'" },
    { role: 'dialog', nameFrom: "label, 'Menu'" },
  ],
  states: [
    { attribute: 'aria-expanded', meaning: 'On the button: whether the panel is open.' },
    { attribute: 'aria-haspopup', meaning: 'On the button: it opens a dialog.' },
    { attribute: 'aria-controls', meaning: 'The panel of the button.' },
  ],
  keys: [
    { key: 'Enter', on: 'the trigger', does: 'Opens the panel.' },
    { key: 'Space', on: 'the trigger', does: 'Same as Enter.' },
    { key: 'Enter', on: 'a link', does: 'Follows the link and closes the panel.' },
    {
      key: 'Tab',
      does: 'Moves through the panel, from the last control to the first, never to the page behind.',
      moves: wrapsAround,
    },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.', moves: wrapsAround },
    { key: 'Escape', does: 'Closes the panel.' },
  ],
  focus:
    'On opening it moves to the first control of the panel. It stays inside. On closing it returns to the button.',
  transcripts: [
    {
      story: 'Default',
      phrases: ['button, Menu, 1 control, not expanded, has popup dialog'],
      never: ['link'],
    },
    {
      story: 'Default',
      press: ['Menu'],
      phrases: [
        'dialog, Menu',
        'link, Kaksha, home',
        'button, Close menu',
        'navigation, Courses',
        'listitem, level 1, position 1, set size 3',
        'link, Mathematics',
        'link, Book a demo',
        'end of dialog, Menu',
      ],
      never: ['not expanded'],
    },
  ],
  wcag: [
    '1.3.1',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.1.2',
    '2.4.3',
    '2.4.7',
    '2.4.11',
    '2.5.8',
    '4.1.2',
  ],
  withoutJavaScript: {
    says: 'The button is left out; show the same links in the page. Before hydration an inline script can open the panel and close it.',
    works: {
      Default: [{ leavesOut: 'Menu' }, { leavesOut: 'Mathematics' }],
    },
  },
} satisfies A11yContract
