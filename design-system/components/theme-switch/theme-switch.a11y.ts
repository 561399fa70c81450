import type { A11yContract, Movement } from '../../testing/contract.ts'

const along: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'none' }
const across: Movement = { ...along, rightToLeft: 'mirrored' }

export default {
  component: 'ThemeSwitch',
  pattern: { name: 'Radio Group', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/' },
  roles: [
    { role: 'group', nameFrom: 'label, as the legend of a fieldset' },
    { role: 'radio', nameFrom: 'its words; its icon is hidden' },
  ],
  states: [
    {
      attribute: 'checked',
      meaning: 'This is shown. None is checked in the server’s markup, which cannot know.',
    },
    {
      attribute: 'data-theme',
      meaning: 'On <html>: the theme that is shown. Without it the device decides.',
    },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the choice that is shown, and out of the group with the next press.' },
    { key: 'Shift+Tab', does: 'The same backwards.' },
    { key: 'ArrowDown', does: 'Chooses the next one; after the last the first.', moves: along },
    {
      key: 'ArrowRight',
      does: 'The same; the one before where the text runs from right to left.',
      moves: across,
    },
    { key: 'ArrowUp', does: 'Chooses the one before; before the first the last.', moves: along },
    {
      key: 'ArrowLeft',
      does: 'The same; the next one where the text runs from right to left.',
      moves: across,
    },
    { key: 'Space', does: 'Chooses the one that has the focus, where none is chosen.' },
  ],
  focus: 'One stop in the tab order. It stays on the choice while the page changes its colours.',
  announcements: ['None: the choice itself is read as it is checked.'],
  transcripts: [
    {
      story: 'Choices',
      phrases: [
        'group, Theme',
        'radio, System, checked, position 1, set size 4',
        'radio, Light, not checked, position 2, set size 4',
        'radio, Dark, not checked, position 3, set size 4',
        'radio, High contrast, not checked, position 4, set size 4',
      ],
      never: ['image'],
    },
    {
      story: 'Tells',
      press: ['Dark'],
      phrases: [
        'polite: Chosen: dark',
        'radio, System, not checked, position 1, set size 4',
        'radio, Dark, checked, position 3, set size 4',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.6', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '3.2.2', '4.1.2'],
  gaps: ['In forced colours the device’s own colours stay, whatever is chosen.'],
  withoutJavaScript: {
    says: 'Hidden: the page follows the device. Before the script comes a choice can be made; it is carried out then.',
    works: {
      Choices: [{ leavesOut: 'High contrast' }],
    },
  },
} satisfies A11yContract
