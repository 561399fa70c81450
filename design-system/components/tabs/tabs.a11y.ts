import type { A11yContract, Movement } from '../../testing/contract.ts'

const along: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }
const across: Movement = { ...along, rightToLeft: 'mirrored' }
const toEnd: Movement = { ...along, ends: 'stops' }

export default {
  component: 'Tabs',
  pattern: { name: 'Tabs', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  roles: [
    { role: 'tablist', nameFrom: 'aria-label or aria-labelledby, which the type asks for' },
    { role: 'tab', nameFrom: 'its words' },
    { role: 'tabpanel', nameFrom: 'its tab' },
  ],
  states: [
    { attribute: 'aria-selected', meaning: 'The tab whose panel is shown.' },
    { attribute: 'aria-controls', meaning: 'The panel of the tab.' },
    {
      attribute: 'aria-orientation',
      meaning: 'Which arrow keys move: those along the direction that is seen.',
    },
    { attribute: 'hidden', meaning: 'A panel that is not shown. Its text is in the page.' },
    { attribute: 'data-state', meaning: 'active or inactive, for styling.' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the chosen tab, then into its panel.' },
    { key: 'Shift+Tab', does: 'Moves from the panel to its tab, then out.' },
    {
      key: 'ArrowRight',
      does: 'In a strip: the next tab, from the last to the first. Right to left: the previous.',
      moves: across,
    },
    {
      key: 'ArrowLeft',
      does: 'In a strip: the previous tab, from the first to the last. Right to left: the next.',
      moves: across,
    },
    { key: 'ArrowDown', does: 'In a list: the next tab, from the last to the first.', moves: along },
    { key: 'ArrowUp', does: 'In a list: the previous tab, from the first to the last.', moves: along },
    { key: 'Home', does: 'The first tab.', moves: toEnd },
    { key: 'End', does: 'The last tab.', moves: toEnd },
    { key: 'Enter', does: 'Shows the panel of the focused tab, where arrow keys move the focus alone.' },
    { key: 'Space', does: 'As Enter.' },
  ],
  focus:
    'One tab stop: the chosen tab. Arrow keys move the focus and show the panel, unless activationMode is manual. The panel takes focus, so that its text can be scrolled and read from there. A disabled tab takes no focus.',
  announcements: ['The tab, its place and that it is selected, by the screen reader.'],
  transcripts: [
    {
      story: 'Horizontal',
      phrases: [
        'tablist, Subjects, orientated horizontally',
        'tab, Mathematics, selected, 1 control, position 1, set size 4',
        'tab, Music, not selected, 1 control, position 2, set size 4',
        'tabpanel, Mathematics',
        'Algebra on Monday, geometry on Wednesday, a test every other Saturday.',
      ],
      never: ['Kathak'],
    },
    {
      story: 'Horizontal',
      press: ['Music'],
      phrases: [
        'tab, Mathematics, not selected, 1 control, position 1, set size 4',
        'tab, Music, selected, 1 control, position 2, set size 4',
        'tabpanel, Music',
        'Tabla and harmonium, in groups of six.',
      ],
      never: ['Algebra'],
    },
    {
      story: 'OneDisabled',
      phrases: ['tab, Next term, not selected, 1 control, disabled, position 2, set size 3'],
    },
  ],
  wcag: [
    '1.3.1',
    '1.3.2',
    '1.4.1',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.4.3',
    '2.4.7',
    '2.4.11',
    '2.5.8',
    '4.1.2',
  ],
  gaps: [
    'Before the page is hydrated the tabs take a press, which is carried out later, but not the Tab key.',
  ],
  withoutJavaScript: {
    says: 'All panels stand open, one below the other, and the tabs are left out: only a screen reader still says what each panel is called. Begin a panel with a heading.',
    works: {
      Horizontal: [
        { reads: 'Algebra on Monday, geometry on Wednesday, a test every other Saturday.' },
        { reads: 'Small games first. No computer at home is needed.' },
        { leavesOut: 'Coding club' },
      ],
    },
  },
} satisfies A11yContract
