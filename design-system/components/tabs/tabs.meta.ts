import {
  apg,
  componentMeta,
  operable,
  pressRows,
  stops,
  wraps,
  wrapsAcross,
} from '../../testing/contract-parts.ts'
import { tabsDescriptions } from './tabs.tsx'

export default componentMeta({
  summary: 'Several views of one subject, one shown at a time.',
  use: [
    'Use tabs for two to seven views that visitors look at one by one and do not compare.',
    'Put the view that most visitors need first.',
    'All panels stay in the HTML. Without JavaScript they are shown one below the other.',
    'Arrow keys move the focus and show the panel. With `activationMode="manual"` Enter or Space shows it.',
  ],
  avoid: {
    'The views are separate pages.': 'a `<nav>` with links',
    'They are done in an order.': 'Stepper',
    'Visitors want to see two of them together.': 'headings, one below the other',
    'They are questions and answers.': 'Accordion',
  },
  rules: {
    'Divide one subject: every panel belongs to this page.':
      'Use tabs as the navigation of a site: pages have addresses, which links open, copy and keep in the history.',
    'Name the list by what it divides: `aria-label="Subjects"`.':
      'Rely on the heading above: it is not announced with the list.',
    'Keep every panel in the page: it can be searched, printed and read without JavaScript.':
      'Load a panel on selection unless it is large; then use `lazy` and `activationMode="manual"` (WAI-ARIA APG, Tabs pattern).',
    'Let a strip that is too narrow scroll: the last tab is cut off, which shows that there are more.':
      'Wrap tabs into two rows.',
    'Disable a tab only if its panel will become available, and say why beside it.':
      'Disable a tab that this visitor can never use: leave it out.',
    'Content: use one to three words that can be understood before the panel is seen: “Video Demo”.':
      'Write sentences or numbers (“Part 2”).',
  },
  parts: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'],
  variants: tabsDescriptions,
  examples: {
    Default: 'A strip: ArrowLeft and ArrowRight.',
    Vertical: 'A list: ArrowUp and ArrowDown.',
    Responsive: 'A strip on small screens, a list from 64rem.',
    Scrolling: 'Too narrow for its tabs: the strip scrolls to the selected tab.',
    OneDisabled: 'A disabled tab is skipped.',
    ManualActivation: 'Arrow keys move only the focus; Enter or Space shows the panel.',
  },
  pattern: apg('Tabs', 'tabs'),
  roles: [
    { role: 'tablist', nameFrom: 'aria-label or aria-labelledby, which the type requires' },
    { role: 'tab', nameFrom: 'its content' },
    { role: 'tabpanel', nameFrom: 'its tab' },
  ],
  states: {
    'aria-selected': 'On the tab whose panel is shown.',
    'aria-controls': 'The panel of the tab.',
    'aria-orientation': 'The visual direction of the tabs, along which the arrow keys move.',
    hidden: 'On a panel that is not shown. Its text stays in the HTML.',
    'data-state': 'active or inactive, for styling.',
  },
  keys: [
    { key: 'Tab', does: 'Moves to the selected tab, then into its panel.' },
    { key: 'Shift+Tab', does: 'Moves from the panel to its tab, then out of the tabs.' },
    {
      key: 'ArrowRight',
      does: 'In a strip: moves to the next tab, from the last to the first. Right to left: to the previous one.',
      moves: wrapsAcross,
    },
    {
      key: 'ArrowLeft',
      does: 'In a strip: moves to the previous tab, from the first to the last. Right to left: to the next one.',
      moves: wrapsAcross,
    },
    {
      key: 'ArrowDown',
      does: 'In a list: moves to the next tab, from the last to the first.',
      moves: wraps,
    },
    {
      key: 'ArrowUp',
      does: 'In a list: moves to the previous tab, from the first to the last.',
      moves: wraps,
    },
    { key: 'Home', does: 'Moves to the first tab.', moves: stops },
    { key: 'End', does: 'Moves to the last tab.', moves: stops },
    ...pressRows('Shows the panel of the focused tab, if arrow keys move only the focus.'),
  ],
  focus:
    'The selected tab is the only tab stop of the list, in server-rendered HTML too. Arrow keys move the focus and show the panel, unless activationMode is manual. The panel can be focused, so that its text can be scrolled and read from there. A disabled tab cannot be focused.',
  announcements: ['The tab, its position and that it is selected, announced by the screen reader.'],
  transcripts: [{ story: 'Default' }, { story: 'Default', press: ['Music'] }, { story: 'OneDisabled' }],
  wcag: operable('1.3.1 1.3.2 1.4.1 1.4.3 1.4.10 1.4.11 2.4.3 2.4.11 2.5.2'),
  withoutJavaScript:
    'All panels are shown, one below the other, and the tabs are left out. Only screen readers still announce the name of a panel, so begin each panel with a heading.',
  works: {
    Default: [
      { reads: 'Algebra on Monday, geometry on Wednesday, a test every other Saturday.' },
      { reads: 'Small games first. No computer at home is needed.' },
      { leavesOut: 'Coding club' },
    ],
  },
})
