import { apg, componentMeta, listRows, operable, pressRows, stops } from '../../testing/contract-parts.ts'
import type { Movement } from '../../testing/meta.ts'

const across: Movement = { ends: 'stops', rightToLeft: 'mirrored', disabled: 'skipped' }

export default componentMeta({
  summary: 'A button that opens a list of actions on one thing.',
  use: [
    'Use it for three to about ten actions that are rarely needed: on a row of a table, on an account.',
    'Name the button by the purpose of its actions. If it has only an icon, name the object in its accessible name: “Actions for Tabla for beginners”.',
    'It uses the `popover` attribute of HTML and the keys of the APG. It opens without JavaScript too.',
    'Source: the APG pattern Menu Button; Adrian Roselli, “Link + Disclosure Widget Navigation” (2019), on why a site navigation should not use menu roles.',
  ],
  avoid: {
    'It is the navigation of a site.': 'DisclosureNav',
    'One value of a list is chosen in a form.': 'Select or RadioGroup',
    'It has fields or text.': 'Popover',
    'There are one or two actions.': 'Button in a ButtonGroup',
  },
  rules: {
    'Content: begin each item with a verb: “Rename”, “Delete”. Put the most used action first, and an action that deletes something last, after a Separator.':
      'Name the button “More” if a page has several of them.',
    'Leave out an action that this person can never do. Disable one that is not possible now, and say when it is.':
      'Hide the main action of a page in a menu.',
    'Ask by an AlertDialog before something is deleted.':
      'Put a checkbox or a field into an item. A setting is a DropdownMenuCheckboxItem.',
  },
  parts: [
    'DropdownMenu',
    'DropdownMenuTrigger',
    'DropdownMenuContent',
    'DropdownMenuItem',
    'DropdownMenuCheckboxItem',
    'DropdownMenuRadioGroup',
    'DropdownMenuRadioItem',
    'DropdownMenuSub',
    'DropdownMenuSubTrigger',
    'DropdownMenuSubContent',
  ],
  examples: {
    Default: 'Actions with icons, and a Separator before the one that deletes.',
    WithLinks: 'Items that are links, and one that is not possible now.',
    Choices: 'A setting, and choices of which one is chosen. The menu stays open.',
    Submenu: 'A submenu, beside its item or, on a phone, below it.',
  },
  pattern: apg('Menu button', 'menu-button'),
  roles: [
    { role: 'button', nameFrom: 'the content of the DropdownMenuTrigger' },
    { role: 'menu', nameFrom: 'label' },
    { role: 'menuitem', nameFrom: 'the content of the DropdownMenuItem or DropdownMenuSubTrigger' },
    { role: 'menuitemcheckbox', nameFrom: 'the content of the DropdownMenuCheckboxItem' },
    { role: 'menuitemradio', nameFrom: 'the content of the DropdownMenuRadioItem' },
    { role: 'group', nameFrom: 'label of the DropdownMenuRadioGroup' },
    { role: 'separator', nameFrom: 'no name' },
  ],
  states: {
    'aria-expanded': 'On the button, or the item of a submenu: whether the menu is open.',
    'aria-haspopup': 'On the button, or the item of a submenu: it opens a menu.',
    'aria-checked': 'On a choice: whether it is on, or chosen.',
    disabled: 'The action is not possible now. The arrow keys skip it.',
  },
  keys: [
    ...pressRows('Opens the menu and moves to its first item, or closes it.', 'the trigger'),
    {
      key: 'ArrowDown',
      on: 'the trigger',
      does: 'Opens the menu and moves to its first item.',
      moves: stops,
    },
    { key: 'ArrowUp', on: 'the trigger', does: 'Opens the menu and moves to its last item.', moves: stops },
    ...listRows('item'),
    { key: 'Character', does: 'Moves to the next item that begins with it.' },
    ...pressRows('Does the action, or follows the link, and closes the menu.', 'an item'),
    ...pressRows('Opens the submenu and moves to its first item.', 'the item of a submenu'),
    {
      key: 'ArrowRight',
      on: 'a submenu or its item',
      does: 'Opens the submenu and moves to its first item. Closes it in right-to-left text.',
      moves: across,
    },
    {
      key: 'ArrowLeft',
      on: 'a submenu or its item',
      does: 'Closes the submenu and returns to its item. Opens it in right-to-left text.',
      moves: across,
    },
    ...pressRows('Changes it. The menu stays open.', 'a choice'),
    { key: 'Escape', does: 'Closes the menu, and nothing around it: a submenu alone.' },
    { key: 'Tab', does: 'Closes the menu, and the menus around it, and moves to what follows the button.' },
    {
      key: 'Shift+Tab',
      does: 'Closes the menu, and the menus around it, and moves to what precedes the button.',
    },
  ],
  focus:
    'The button is the one tab stop. The open menu has the focus on one of its items. When it closes, the focus returns to the button.',
  transcripts: [
    { story: 'Default', press: ['Actions'] },
    { story: 'Submenu', press: ['Course', 'Move to'] },
  ],
  wcag: operable('1.3.1 1.4.3 1.4.10 1.4.11 2.1.2 2.4.3'),
  gaps: {
    '1.3.2':
      'Browsers without the popover attribute (before Safari 17, Chrome 114 and Firefox 125) show the menu in the page, below its button, until the scripts have loaded.',
  },
  withoutJavaScript:
    'It opens and closes, in the middle of the window, and its links work. Actions wait for JavaScript.',
  works: { Default: [{ announces: 'button Actions' }] },
})
