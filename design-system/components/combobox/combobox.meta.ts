import { apg, componentMeta, operable, tabRows, wraps } from '../../testing/contract-parts.ts'
import type { Movement } from '../../testing/meta.ts'
import { comboboxDescriptions } from './combobox.tsx'

const caret: Movement = { ends: 'stops', rightToLeft: 'same', disabled: 'none' }

export default componentMeta({
  summary: 'A text field that suggests options while the visitor types.',
  use: [
    'Use it inside a Field for a long list whose entries visitors know by name: cities, schools, subjects.',
    'Its value is its text, also in a form and in `onValueChange`. A server that needs an id finds it by the text.',
    'Any text can be entered. Set `onlyOptions` where the text has to be an option; the server has to check it too.',
    'Set `filter={false}` and `loading` where a server sends the options while the visitor types. Do so from about 500 options.',
    'Source: the combobox pattern of the WAI-ARIA APG. Nothing opens on focus, and no option is chosen without a press.',
  ],
  avoid: {
    'There are two to six options.': 'RadioGroup',
    'There are up to about 20 options, or visitors do not know what they are called.':
      'Select: every device has its own list for it',
    'Two options have the same text, or a form has to submit an id.': 'Select',
    'It searches pages, and there is no list to choose from.': 'Input with `type="search"`',
    'Several options can be chosen.': 'Checkbox in a FieldSet',
  },
  rules: {
    'Give other names and spellings as `keywords`: “Calcutta”, “কলকাতা”. Case, accents and the nukta are ignored anyway.':
      'Let visitors guess the one spelling that your list has.',
    'Pass `name` and `defaultValue`, and read the form with FormData.':
      'Control `value`: text that is typed before hydration is lost.',
    'Send a request when the visitor pauses, and ignore answers to earlier texts.':
      'Show options for a text that is no longer in the field.',
    'Content: begin options with the word that people type, and put the rest into `note`: “Hajipur”, “Bihar”.':
      'Begin every option with the same word.',
  },
  parts: ['Combobox'],
  variants: comboboxDescriptions,
  examples: {
    Default: 'Type “kol” or “calcutta”, or press the arrow.',
    WithNotes: 'With a second line, and an option that cannot be chosen.',
    InForm: '`onlyOptions` in a form. Without JavaScript the browser shows its own list.',
    FromServer: 'Options that arrive while the visitor types.',
    InBengaliAndHindi: 'In Bengali and Hindi: “गाजियाबाद” finds “ग़ाज़ियाबाद”.',
    Invalid: 'Invalid.',
    Sizes: 'Three heights, as Input has.',
    Unavailable: 'Disabled.',
  },
  pattern: apg(
    'Editable combobox with list autocomplete, manual selection',
    'combobox/examples/combobox-autocomplete-list',
  ),
  roles: [
    { role: 'combobox', nameFrom: 'the label of its Field, else aria-label' },
    { role: 'listbox', nameFrom: "labels.options with that label: 'Options for City'" },
    { role: 'option', nameFrom: 'its value, and its note' },
    { role: 'button', nameFrom: 'the name of the list. It opens and closes the list, and is no tab stop' },
    { role: 'status', nameFrom: 'no name; empty until the list opens' },
  ],
  states: {
    'aria-expanded': 'On the field and the button: whether the list is open.',
    'aria-autocomplete="list"': 'On the field: the list has the options that match.',
    'aria-controls': 'On the field while it is open: the list.',
    'aria-activedescendant': 'On the field: the option that the arrow keys have reached.',
    'aria-selected': 'On that option, as in the example of the APG.',
    'aria-disabled': 'On an option that cannot be chosen.',
    'aria-invalid': 'Its Field has an error.',
    'aria-describedby': 'The given description, the hint and the error, in this order.',
  },
  keys: [
    {
      key: 'ArrowDown',
      does: 'Opens the list at the option in the field, else at the first one. In the open list: the next option.',
      moves: wraps,
    },
    {
      key: 'ArrowUp',
      does: 'Opens the list at the option in the field, else at the last one. In the open list: the previous option.',
      moves: wraps,
    },
    { key: 'Alt+ArrowDown', does: 'Opens the list, without moving to an option.' },
    { key: 'Alt+ArrowUp', does: 'Closes the list and keeps the text.' },
    { key: 'Enter', on: 'an option', does: 'Writes the option into the field and closes the list.' },
    { key: 'Escape', does: 'Closes the list, keeps the text, and closes nothing around it.' },
    { key: 'Home', does: 'Moves the caret to the start of the text, and leaves the option.', moves: caret },
    { key: 'End', does: 'Moves the caret to the end of the text, and leaves the option.', moves: caret },
    { key: 'Character', does: 'Changes the text, and shows the options that contain it.' },
    ...tabRows('Closes the list, keeps the text, and moves on.'),
  ],
  focus:
    'The field is one tab stop and keeps the focus while the list is open; aria-activedescendant refers to the option. A press on the list or on the button does not take the focus.',
  announcements: [
    'The number of options when the list opens or changes, politely: ‘2 options’.',
    'That no option matches, or that options are being loaded, politely.',
    'In Safari the option that the arrow keys reach, because VoiceOver does not always announce it.',
  ],
  transcripts: [
    { story: 'Default' },
    { story: 'Default', press: ['Options for City'] },
    { story: 'Invalid' },
    { story: 'WithNotes', press: ['Options for Batch'] },
  ],
  wcag: operable('1.3.1 1.3.5 1.4.3 1.4.10 1.4.11 2.1.2 2.4.3 2.4.11 2.5.2 3.2.1 3.2.2 3.3.1 4.1.3'),
  gaps: {
    '4.1.2':
      'TalkBack in Firefox does not announce that an option is disabled (https://github.com/mozilla-mobile/fenix/issues/17700).',
    '1.3.2':
      'Browsers without the popover attribute (before Safari 17, Chrome 114 and Firefox 125) show the open list in the page, below the field.',
  },
  withoutJavaScript: 'It is a text field with the list of the browser. The text is submitted.',
  works: { Default: [{ types: 'City' }], InForm: [{ types: 'City' }, { sends: ['city'], by: 'Save' }] },
})
