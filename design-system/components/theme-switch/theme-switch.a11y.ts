import type { A11yContract, Movement } from '../../testing/contract.ts'

const along: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'none' }
const across: Movement = { ...along, rightToLeft: 'mirrored' }

export default {
  component: 'ThemeSwitch',
  pattern: { name: 'Radio Group', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/' },
  roles: [
    { role: 'group', nameFrom: 'label, as the legend of a fieldset' },
    { role: 'radio', nameFrom: 'its text; its icon is hidden' },
  ],
  states: [
    {
      attribute: 'checked',
      meaning:
        'The theme that is shown. None is checked in server-rendered HTML: the server does not know the choice.',
    },
    {
      attribute: 'data-theme',
      meaning: 'On <html>: the theme that is shown. Without it the setting of the device applies.',
    },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the chosen theme, and out of the group with the next press.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
    { key: 'ArrowDown', does: 'Chooses the next theme; after the last, the first.', moves: along },
    {
      key: 'ArrowRight',
      does: 'Same as ArrowDown; in right-to-left text the previous theme.',
      moves: across,
    },
    { key: 'ArrowUp', does: 'Chooses the previous theme; before the first, the last.', moves: along },
    {
      key: 'ArrowLeft',
      does: 'Same as ArrowUp; in right-to-left text the next theme.',
      moves: across,
    },
    { key: 'Space', does: 'Chooses the focused theme if none is chosen.' },
  ],
  focus: 'The group is one tab stop. The focus stays on the choice while the page changes its colours.',
  announcements: ['None: screen readers announce the radio button that is checked.'],
  transcripts: [
    {
      story: 'Default',
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
      story: 'ReportsTheChoice',
      press: ['Dark'],
      phrases: [
        'polite: Chosen: dark',
        'radio, System, not checked, position 1, set size 4',
        'radio, Dark, checked, position 3, set size 4',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.6', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '3.2.2', '4.1.2'],
  gaps: ['In forced colours the colours of the device apply, whatever is chosen.'],
  withoutJavaScript: {
    says: 'It is hidden, and the page follows the device. A choice made before hydration is applied after hydration.',
    works: {
      Default: [{ leavesOut: 'High contrast' }],
    },
  },
} satisfies A11yContract
