import { apg, componentMeta, listRows, operable } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Actions on what is under the pointer, beside another way to them.',
  use: [
    'Use it as a shortcut for people who use a product every day: on rows, files, events of a calendar.',
    'Offer each action in the page too, usually by a DropdownMenu with the same items: a Mac has no key for it, and nothing shows that the menu is there.',
    'Its items are DropdownMenu’s: DropdownMenuItem, DropdownMenuCheckboxItem, DropdownMenuRadioGroup, DropdownMenuSub.',
    'Source: the APG pattern Menu; Radix Primitives, Context Menu.',
  ],
  avoid: {
    'It is the only way to an action.': 'DropdownMenu',
    'What is under it is text, an image or a link of an article.': 'the menu of the browser',
  },
  rules: {
    'Put a button or a link into the ContextMenuTrigger, which the keyboard reaches.':
      'Put the menu around a whole page: copying and translating are in the menu of the browser.',
    'Content: name the menu by its object: “Tabla for beginners”.':
      'Offer more here than in the menu of the button.',
  },
  parts: ['ContextMenu', 'ContextMenuTrigger', 'ContextMenuContent'],
  examples: {
    Default: 'Press with the secondary button, or hold a finger on it. The button has the same actions.',
    RightToLeft: 'Right to left.',
  },
  pattern: apg('Menu', 'menubar'),
  roles: [
    { role: 'menu', nameFrom: 'label' },
    { role: 'menuitem', nameFrom: 'the content of the DropdownMenuItem' },
  ],
  keys: [
    { key: 'ContextMenu', does: 'Opens the menu of what has the focus, and moves to its first item.' },
    { key: 'Shift+F10', does: 'Same as ContextMenu.' },
    ...listRows('item'),
    { key: 'Escape', does: 'Closes the menu, and nothing around it.' },
    { key: 'Tab', does: 'Closes the menu and moves to what follows what had the focus.' },
    { key: 'Shift+Tab', does: 'Closes the menu and moves to what precedes what had the focus.' },
  ],
  focus:
    'The open menu has the focus on one of its items: characters, Enter, Space and submenus do what they do in a DropdownMenu. When it closes, the focus returns to what had it before.',
  transcripts: [{ story: 'Default' }],
  wcag: operable('1.3.1 1.4.3 1.4.10 1.4.11 2.1.2 2.4.3 2.5.1'),
  gaps: {
    '2.1.1': {
      effect: 'author',
      text: 'Keyboards of a Mac have no key for it, and voice control cannot press the secondary button: the page has to offer each action in another way too.',
    },
  },
  withoutJavaScript: 'The browser shows its own menu.',
  works: { Default: [{ reads: 'Tabla for beginners' }] },
})
