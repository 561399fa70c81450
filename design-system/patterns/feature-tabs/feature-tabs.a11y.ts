import type { A11yContract, Movement } from '../../testing/contract.ts'

const along: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'none' }
const across: Movement = { ...along, rightToLeft: 'mirrored' }
const toEnd: Movement = { ...along, ends: 'stops' }

export default {
  component: 'FeatureTabs',
  pattern: { name: 'Tabs', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  roles: [
    { role: 'tablist', nameFrom: 'label' },
    { role: 'tab', nameFrom: 'label of the feature' },
    { role: 'tabpanel', nameFrom: 'its tab' },
    { role: 'heading', nameFrom: 'title of the feature' },
    { role: 'img', nameFrom: 'label of the illustration; FeeRegister is a table named by its caption' },
  ],
  states: [{ attribute: 'aria-orientation', meaning: 'vertical from 64rem, where the tabs are a list.' }],
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
  transcripts: [
    {
      story: 'OnPaper',
      phrases: [
        'tablist, Feature groups, orientated vertically',
        'tab, Fees, selected, 1 control, position 1, set size 5',
        'tab, Classes, not selected, 1 control, position 2, set size 5',
        'tabpanel, Fees',
        'heading, Know who has paid without asking, level 2',
        'Invoices make themselves, and the register fills itself in.',
        'listitem, level 1, position 1, set size 3',
        'Automated invoices',
        'table, Fee register Class 10 maths, November',
        'cell, Due 3 days',
      ],
    },
    {
      story: 'Artefacts',
      phrases: [
        'table, Fee register Class 10 maths, November',
        'columnheader, Student',
        'columnheader, Fee',
        'cell, Debjit S.',
        'cell, ₹1,200',
        'cell, Due 3 days',
        'image, A week: tabla on Monday and Thursday, a test on Saturday.',
        'image, Bar chart of fees received: September 29, October 21, November 34 thousand rupees.',
      ],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '4.1.2'],
  gaps: [
    'In a container narrower than 21.5rem, as on the narrowest phones, FeeRegister hides the roll numbers.',
  ],
  withoutJavaScript: {
    says: 'The text of all panels, one below the other, and the first illustration.',
    works: {
      Default: [
        { reads: 'Know who has paid without asking' },
        { reads: 'Fee register' },
        { reads: 'Set a paper without retyping the last one' },
        { reads: 'Free subdomain with SSL' },
        { leavesOut: 'Your brand' },
      ],
    },
  },
} satisfies A11yContract
