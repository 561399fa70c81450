import type { A11yContract, Movement } from '../../testing/contract.ts'

const round: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }

export default {
  component: 'SheetMenu',
  pattern: {
    name: 'Modal dialog',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  roles: [
    { role: 'button', nameFrom: "label, 'Menu'; closeLabel, 'Close menu', in the sheet" },
    { role: 'dialog', nameFrom: "label, 'Menu'" },
  ],
  states: [
    { attribute: 'aria-expanded', meaning: 'On the button: whether the sheet is open.' },
    { attribute: 'aria-haspopup', meaning: 'On the button: it opens a dialog.' },
    { attribute: 'aria-controls', meaning: 'The sheet of the button.' },
  ],
  keys: [
    { key: 'Enter', on: 'the trigger', does: 'Opens the sheet.' },
    { key: 'Space', on: 'the trigger', does: 'As Enter.' },
    { key: 'Enter', on: 'a link', does: 'Follows it, and closes the sheet.' },
    {
      key: 'Tab',
      does: 'Moves through the sheet and round its end, never to the page behind.',
      moves: round,
    },
    { key: 'Shift+Tab', does: 'The same backwards.', moves: round },
    { key: 'Escape', does: 'Closes the sheet.' },
  ],
  focus: 'On opening to the first control of the sheet; kept in it; on closing back to the button.',
  transcripts: [
    {
      story: 'WithLinks',
      phrases: ['button, Menu, 1 control, not expanded, has popup dialog'],
      never: ['link'],
    },
    {
      story: 'WithLinks',
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
    says: 'The button is left out; show the same links in the page. Before hydration an inline script opens the sheet, and the browser alone closes it.',
    works: {
      WithLinks: [{ leavesOut: 'Menu' }, { leavesOut: 'Mathematics' }],
    },
  },
} satisfies A11yContract
