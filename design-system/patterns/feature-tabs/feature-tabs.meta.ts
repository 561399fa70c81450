import { apg, componentMeta } from '../../testing/contract-parts.ts'
import type { Movement } from '../../testing/meta.ts'

const along: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'none' }
const across: Movement = { ...along, rightToLeft: 'mirrored' }
const toEnd: Movement = { ...along, ends: 'stops' }

export default componentMeta({
  summary: 'Groups of features in tabs. Each panel has a title, a sentence, a list and an illustration.',
  use: [
    'For three to six groups that visitors can read in any order.',
    'With illustrations drawn in HTML. They stay sharp at any zoom and are translated with the page.',
  ],
  avoid: {
    'For two groups, or for groups that visitors need to compare.': 'headings, one section after another',
    'For items of one line each.': 'ServiceList',
    'For parts that have to be read in order.': 'StepList',
  },
  rules: {
    'Content: name each tab in one or two words, and the feature in a full title inside its panel: “Fees”, “Know who has paid”.':
      'Use the title of the panel as the label of its tab: five long labels do not fit side by side.',
    'Use a real table or list where the illustration shows one.':
      'Use a screenshot. Its text cannot be enlarged separately, translated or read by a screen reader.',
    'Place it in a Section or in a container with a gutter. Below 64rem the tab list extends into the gutter.':
      'Place it in a container without a gutter. The page would scroll horizontally.',
    'Load the other panels in `onApproach`, which runs when the pointer or focus reaches the tabs.':
      'Load the images of all panels with the page.',
  },
  parts: ['FeatureTabs'],
  examples: {
    Default: 'On a dark surface. From 64rem the tabs are a vertical list, below it a strip that scrolls.',
    OnPaper: 'On the page surface.',
    LongWords: 'Text only, with more groups and longer titles.',
  },
  pattern: apg('Tabs', 'tabs'),
  roles: [
    { role: 'tablist', nameFrom: 'label' },
    { role: 'tab', nameFrom: 'label of the feature' },
    { role: 'tabpanel', nameFrom: 'its tab' },
    { role: 'heading', nameFrom: 'title of the feature' },
  ],
  states: {
    'aria-orientation': 'vertical from 64rem, where the tabs are a list.',
  },
  keys: [
    { key: 'Tab', does: 'Moves to the selected tab, then into its panel.' },
    { key: 'Shift+Tab', does: 'Moves from the panel to its tab, then out of the tabs.' },
    { key: 'ArrowDown', does: 'From 64rem: selects the next tab; wraps to the first.', moves: along },
    { key: 'ArrowUp', does: 'From 64rem: selects the previous tab; wraps to the last.', moves: along },
    { key: 'ArrowRight', does: 'Below 64rem: the next tab (right to left: the previous).', moves: across },
    { key: 'ArrowLeft', does: 'Below 64rem: the previous tab (right to left: the next).', moves: across },
    { key: 'Home', does: 'Selects the first tab.', moves: toEnd },
    { key: 'End', does: 'Selects the last tab.', moves: toEnd },
  ],
  focus: 'As in Tabs: the selected tab and its panel are tab stops.',
  transcripts: [{ story: 'OnPaper' }],
  wcag: '1.1.1 1.3.1 1.3.2 1.4.1 1.4.10 2.1.1 2.4.3 4.1.2',
  withoutJavaScript: 'The text of all panels, one below the other, and the first illustration.',
  works: {
    Default: [
      { reads: 'Know who has paid without asking' },
      { reads: 'students have paid for November' },
      { reads: 'Set a paper without retyping the last one' },
      { reads: 'Free subdomain with SSL' },
      { leavesOut: 'Your brand' },
    ],
  },
})
