import {
  apg,
  componentMeta,
  isolated,
  operable,
  pressRows,
  tabRows,
  wraps,
} from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A dialog in which a text finds a command or a page.',
  use: [
    'Use it in a product with more commands than its menus show well, for people who use it every day.',
    'Open it by a button in sight, and by a shortcut with Ctrl or Command that the page registers (WCAG 2.2, 2.1.4 Character Key Shortcuts). A browser has its own Ctrl+K in some places: prevent the default.',
    'It finds text, note and `keywords` as a Combobox does: every word, in any order, without case and accents.',
    'For a page, let `onSelect` call the navigation of your router.',
    'Source: the combobox pattern of the WAI-ARIA APG; cmdk, the Command of shadcn/ui.',
  ],
  avoid: {
    'A field of a form needs a value.': 'Combobox',
    'There are up to about ten actions on one thing.': 'DropdownMenu',
    'It searches the content of a site.': 'Input with `type="search"` and a page of results',
  },
  rules: {
    'Give other words for a command as `keywords`: “log out” for “Sign out”.':
      'Offer a command here alone: it has to be in the page too.',
    'Content: begin with the verb or the name that people type: “New course”, “Invoices”.':
      'Give two commands the same text.',
  },
  parts: ['CommandPalette'],
  types: ['Command'],
  examples: {
    Default: isolated('With groups, and a command that is not possible now. Press Ctrl+K or ⌘K.'),
    WithoutGroups: isolated('Pages, without groups.'),
  },
  pattern: apg('Editable combobox with list autocomplete, in a modal dialog', 'combobox'),
  roles: [
    { role: 'dialog', nameFrom: 'label' },
    { role: 'combobox', nameFrom: 'label' },
    { role: 'listbox', nameFrom: 'label' },
    { role: 'group', nameFrom: 'the group of its commands' },
    { role: 'option', nameFrom: 'its value, and its note' },
    { role: 'status', nameFrom: 'no name; empty until something is typed' },
    { role: 'button', nameFrom: "'Close'" },
  ],
  states: {
    'aria-activedescendant': 'On the field: the command that Enter runs. At first the first one.',
    'aria-selected': 'On that command.',
    'aria-disabled': 'On a command that is not possible now.',
    'aria-expanded': 'On the field: whether a command is found.',
  },
  keys: [
    ...pressRows('Opens the palette.', 'the trigger'),
    { key: 'ArrowDown', does: 'Moves to the next command; after the last, the first.', moves: wraps },
    {
      key: 'ArrowUp',
      does: 'Moves to the previous command; before the first, the last.',
      moves: wraps,
    },
    { key: 'Enter', on: 'a command', does: 'Closes the palette and runs the command.' },
    { key: 'Character', does: 'Changes the text, and shows the commands that contain it.' },
    ...tabRows('Moves between the field and Close.', wraps),
    { key: 'Escape', does: 'Closes the palette.' },
  ],
  focus:
    'The field has the focus while the palette is open. When it closes, the focus returns to what had it before, unless the command has moved it.',
  announcements: ['The number of commands when the text changes, or that none matches, politely.'],
  transcripts: [{ story: 'Default', press: ['Search commands'] }],
  wcag: operable('1.3.1 1.4.3 1.4.10 1.4.11 2.1.2 2.1.4 2.4.3 4.1.3'),
  withoutJavaScript: 'It does not open. A press before hydration has no effect.',
  works: { Default: [{ waits: 'Search commands' }] },
})
