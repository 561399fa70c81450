import type { A11yContract, Movement } from '../../testing/contract.ts'

const along: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }
const across: Movement = { ...along, rightToLeft: 'mirrored' }

export default {
  component: 'RadioGroup',
  pattern: { name: 'Radio group', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/' },
  roles: [
    { role: 'radiogroup', nameFrom: 'label, which is the legend' },
    { role: 'radio', nameFrom: 'its children, which are its label' },
  ],
  states: [
    { attribute: 'checked', meaning: 'Chosen. The native property, without aria-checked.' },
    {
      attribute: 'aria-required',
      meaning: 'On the group: an answer is required. The radio buttons are natively required too.',
    },
    { attribute: 'aria-invalid', meaning: 'On the group while there is an error.' },
    {
      attribute: 'aria-describedby',
      meaning: 'On the group: the hint, then the error. On an item: its hint.',
    },
    { attribute: 'data-invalid', meaning: 'The same on the group, for styling.' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves into the group, to the chosen answer or the first one, and out of it.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
    { key: 'Space', does: 'Chooses the focused answer.' },
    { key: 'ArrowDown', does: 'Chooses the next answer; after the last, the first.', moves: along },
    {
      key: 'ArrowRight',
      does: 'Same as ArrowDown; in right-to-left text the previous answer.',
      moves: across,
    },
    { key: 'ArrowUp', does: 'Chooses the previous answer; before the first, the last.', moves: along },
    {
      key: 'ArrowLeft',
      does: 'Same as ArrowUp; in right-to-left text the next answer.',
      moves: across,
    },
  ],
  focus: 'The group is one tab stop. The arrow keys are the browser’s own and skip disabled answers.',
  announcements: ['None: label, hint and error are announced when the focus enters the group.'],
  transcripts: [
    {
      story: 'WithHints',
      phrases: [
        'radiogroup, Which plan?',
        'radio, Free Trial, 14 days, no card. Everything that a single admin needs., checked, position 1, set size 2',
        'radio, Customization, Several admins, your own domain name, priority support., not checked, position 2, set size 2',
      ],
    },
    {
      story: 'Invalid',
      phrases: [
        'radiogroup, Which plan do you start with?, You can change it later. Choose a plan., invalid, required',
        'Choose a plan.',
        'radio, Free Trial, not checked, position 1, set size 2',
      ],
    },
    {
      story: 'OneUnavailable',
      phrases: ['radio, Net banking, From next month on., not checked, disabled, position 3, set size 3'],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.3', '2.5.8', '3.3.1', '3.3.2', '4.1.2'],
  gaps: [
    'Chromium exposes each radio button of a required group as invalid until one is chosen, and ARIA does not allow aria-invalid on a radio button to correct it.',
  ],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ chooses: '11 to 50' }, { chooses: 'More than 50' }],
    },
  },
} satisfies A11yContract
