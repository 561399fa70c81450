import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'FeatureTabs',
  pattern: { name: 'Tabs', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  roles: [
    { role: 'tablist', nameFrom: 'label' },
    { role: 'tab', nameFrom: 'label of the feature' },
    { role: 'tabpanel', nameFrom: 'its tab' },
    { role: 'heading', nameFrom: 'title of the feature' },
    { role: 'img', nameFrom: 'label of the artefact; the fee register is a table, named by its caption' },
  ],
  states: [{ attribute: 'aria-orientation', meaning: 'vertical from 64rem on, where the tabs are a list.' }],
  keys: [
    { key: 'Tab', does: 'To the chosen tab, then into its panel.' },
    { key: 'Shift+Tab', does: 'From the panel to its tab, then out.' },
    { key: 'ArrowDown', does: 'From 64rem on: the next tab, from the last to the first.' },
    { key: 'ArrowUp', does: 'From 64rem on: the previous tab, from the first to the last.' },
    { key: 'ArrowRight', does: 'Below 64rem: the next tab. Right to left: the previous.' },
    { key: 'ArrowLeft', does: 'Below 64rem: the previous tab. Right to left: the next.' },
    { key: 'Home', does: 'The first tab.' },
    { key: 'End', does: 'The last tab.' },
  ],
  focus: 'As Tabs: one tab stop, and the panel.',
  wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '4.1.2'],
  gaps: [
    'Where it has less than 21.5rem, as on the narrowest phones, the register leaves out the roll numbers.',
  ],
  withoutJavaScript: 'All words of all panels, one below the other, and the first artefact.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
