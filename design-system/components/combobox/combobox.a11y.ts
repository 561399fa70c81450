import type { A11yContract, Movement } from '../../testing/contract.ts'

const list: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }
const caret: Movement = { ends: 'stops', rightToLeft: 'same', disabled: 'none' }

export default {
  component: 'Combobox',
  pattern: {
    name: 'Editable combobox with list autocomplete, manual selection',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/',
  },
  roles: [
    { role: 'combobox', nameFrom: 'the label of its Field, else aria-label' },
    { role: 'listbox', nameFrom: "labels.options with that label: 'Options for City'" },
    { role: 'option', nameFrom: 'its value, and its note' },
    { role: 'button', nameFrom: 'the name of the list. It opens and closes the list, and is no tab stop' },
    { role: 'status', nameFrom: 'no name; empty until the list opens' },
  ],
  states: [
    { attribute: 'aria-expanded', meaning: 'On the field and the button: whether the list is open.' },
    { attribute: 'aria-autocomplete="list"', meaning: 'On the field: the list has the options that match.' },
    { attribute: 'aria-controls', meaning: 'On the field while it is open: the list.' },
    {
      attribute: 'aria-activedescendant',
      meaning: 'On the field: the option that the arrow keys have reached.',
    },
    { attribute: 'aria-selected', meaning: 'On that option, as in the example of the APG.' },
    { attribute: 'aria-disabled', meaning: 'On an option that cannot be chosen.' },
    { attribute: 'aria-invalid', meaning: 'Its Field has an error.' },
    {
      attribute: 'aria-describedby',
      meaning: 'The given description, the hint and the error, in this order.',
    },
  ],
  keys: [
    {
      key: 'ArrowDown',
      does: 'Opens the list at the option in the field, else at the first one. In the open list: the next option.',
      moves: list,
    },
    {
      key: 'ArrowUp',
      does: 'Opens the list at the option in the field, else at the last one. In the open list: the previous option.',
      moves: list,
    },
    { key: 'Alt+ArrowDown', does: 'Opens the list, without moving to an option.' },
    { key: 'Alt+ArrowUp', does: 'Closes the list and keeps the text.' },
    { key: 'Enter', on: 'an option', does: 'Writes the option into the field and closes the list.' },
    { key: 'Escape', does: 'Closes the list, keeps the text, and closes nothing around it.' },
    { key: 'Home', does: 'Moves the caret to the start of the text, and leaves the option.', moves: caret },
    { key: 'End', does: 'Moves the caret to the end of the text, and leaves the option.', moves: caret },
    { key: 'Character', does: 'Changes the text, and shows the options that contain it.' },
    { key: 'Tab', does: 'Closes the list, keeps the text, and moves on.' },
    { key: 'Shift+Tab', does: 'Same as Tab, backward.' },
  ],
  focus:
    'The field is one tab stop and keeps the focus while the list is open; aria-activedescendant refers to the option. A press on the list or on the button does not take the focus.',
  announcements: [
    'The number of options when the list opens or changes, politely: ‘2 options’.',
    'That no option matches, or that options are being loaded, politely.',
    'In Safari the option that the arrow keys reach, because VoiceOver does not always announce it.',
  ],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'combobox, City, Where the lessons take place., has popup listbox, not expanded, autocomplete in list',
      ],
    },
    {
      story: 'Invalid',
      phrases: ['Choose the city in which you teach.'],
    },
    {
      story: 'WithNotes',
      press: ['Options for Batch'],
      phrases: ['polite: 3 options', 'listbox, Options for Batch, orientated vertically'],
    },
  ],
  wcag: [
    '1.3.1',
    '1.3.5',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.1.2',
    '2.4.3',
    '2.4.7',
    '2.4.11',
    '2.5.2',
    '2.5.8',
    '3.2.1',
    '3.2.2',
    '3.3.1',
    '4.1.2',
    '4.1.3',
  ],
  gaps: [
    'TalkBack in Firefox does not announce that an option is disabled (https://github.com/mozilla-mobile/fenix/issues/17700).',
    'Browsers without the popover attribute (before Safari 17, Chrome 114 and Firefox 125) show the open list in the page, below the field.',
  ],
  withoutJavaScript: {
    says: 'It is a text field with the list of the browser. The text is submitted.',
    works: {
      Default: [{ types: 'City' }],
      InForm: [{ types: 'City' }, { sends: ['city'], by: 'Save' }],
    },
  },
} satisfies A11yContract
