import type { ComponentDocs } from '../../testing/docs.ts'
import { comboboxDescriptions } from './combobox.tsx'

export default {
  summary: 'A text field that suggests options while the visitor types.',
  use: [
    'Use it inside a Field for a long list whose entries visitors know by name: cities, schools, subjects.',
    'Its value is its text, also in a form and in `onValueChange`. A server that needs an id finds it by the text.',
    'Any text can be entered. Set `onlyOptions` where the text has to be an option; the server has to check it too.',
    'Set `filter={false}` and `loading` where a server sends the options while the visitor types. Do so from about 500 options.',
    'Source: the combobox pattern of the WAI-ARIA APG. Nothing opens on focus, and no option is chosen without a press.',
  ],
  avoid: [
    { when: 'There are two to six options.', instead: 'RadioGroup' },
    {
      when: 'There are up to about 20 options, or visitors do not know what they are called.',
      instead: 'Select: every device has its own list for it',
    },
    { when: 'Two options have the same text, or a form has to submit an id.', instead: 'Select' },
    {
      when: 'It searches pages, and there is no list to choose from.',
      instead: 'Input with `type="search"`',
    },
    { when: 'Several options can be chosen.', instead: 'Checkbox in a FieldSet' },
  ],
  rules: [
    {
      do: 'Give other names and spellings as `keywords`: “Calcutta”, “কলকাতা”. Case, accents and the nukta are ignored anyway.',
      dont: 'Let visitors guess the one spelling that your list has.',
    },
    {
      do: 'Pass `name` and `defaultValue`, and read the form with FormData.',
      dont: 'Control `value`: text that is typed before hydration is lost.',
    },
    {
      do: 'Send a request when the visitor pauses, and ignore answers to earlier texts.',
      dont: 'Show options for a text that is no longer in the field.',
    },
    {
      do: 'Content: begin options with the word that people type, and put the rest into `note`: “Hajipur”, “Bihar”.',
      dont: 'Begin every option with the same word.',
    },
  ],
  parts: ['Combobox'],
  variants: comboboxDescriptions,
  examples: [
    { story: 'Default', caption: 'Type “kol” or “calcutta”, or press the arrow.' },
    { story: 'WithNotes', caption: 'With a second line, and an option that cannot be chosen.' },
    {
      story: 'InForm',
      caption: '`onlyOptions` in a form. Without JavaScript the browser shows its own list.',
    },
    { story: 'FromServer', caption: 'Options that arrive while the visitor types.' },
    { story: 'InBengaliAndHindi', caption: 'In Bengali and Hindi: “गाजियाबाद” finds “ग़ाज़ियाबाद”.' },
    { story: 'Invalid', caption: 'Invalid.' },
    { story: 'Sizes', caption: 'Three heights, as those of Input.' },
    { story: 'Unavailable', caption: 'Disabled.' },
    { story: 'RightToLeft', caption: 'Right to left.' },
  ],
} satisfies ComponentDocs
