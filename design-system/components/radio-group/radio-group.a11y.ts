import type { A11yContract, Movement } from '../../testing/contract.ts'

const along: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }
const across: Movement = { ...along, rightToLeft: 'mirrored' }

export default {
  component: 'RadioGroup',
  pattern: { name: 'Radio group', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/' },
  roles: [
    { role: 'radiogroup', nameFrom: 'label, which is the legend' },
    { role: 'radio', nameFrom: 'its content, which is its label' },
  ],
  states: [
    { attribute: 'checked', meaning: 'Chosen, natively: no aria-checked.' },
    {
      attribute: 'aria-required',
      meaning: 'On the group: one has to be chosen. The boxes ask natively besides.',
    },
    { attribute: 'aria-invalid', meaning: 'On the group while there is an error.' },
    {
      attribute: 'aria-describedby',
      meaning: 'On the group: the hint, then the error. On an item: its hint.',
    },
    { attribute: 'data-invalid', meaning: 'The same on the group, for styling.' },
  ],
  keys: [
    { key: 'Tab', does: 'Into the group, to the chosen one or the first, and out of it.' },
    { key: 'Shift+Tab', does: 'The same backwards.' },
    { key: 'Space', does: 'Chooses the one that has the focus.' },
    { key: 'ArrowDown', does: 'Chooses the next one, after the last the first.', moves: along },
    {
      key: 'ArrowRight',
      does: 'The same; the one before where the text runs from right to left.',
      moves: across,
    },
    { key: 'ArrowUp', does: 'Chooses the one before, before the first the last.', moves: along },
    {
      key: 'ArrowLeft',
      does: 'The same; the next one where the text runs from right to left.',
      moves: across,
    },
  ],
  focus: 'One tab stop. The arrow keys are the browser’s own; they pass by what is disabled.',
  announcements: ['None of its own: label, hint and error are said when somebody comes into the group.'],
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
    'Chromium gives each radio of a required group to screen readers as wrong until one is chosen, and ARIA has no attribute for a radio to say otherwise.',
  ],
  withoutJavaScript: {
    says: 'Everything.',
    works: {
      Open: [{ chooses: '11 to 50' }, { chooses: 'More than 50' }],
    },
  },
} satisfies A11yContract
