import type { ComponentDocs } from '../../testing/docs.ts'
import { tabsDescriptions } from './tabs.tsx'

export default {
  summary: 'Several views of one subject, one shown at a time.',
  use: [
    'Use tabs for two to seven views that visitors look at one by one and do not compare.',
    'Put the view that most visitors need first.',
    'All panels stay in the HTML. Without JavaScript they are shown one below the other.',
    'Arrow keys move the focus and show the panel. With `activationMode="manual"` Enter or Space shows it.',
  ],
  avoid: [
    { when: 'The views are pages of their own.', instead: 'a `<nav>` with links' },
    { when: 'They are done in an order.', instead: 'Stepper' },
    { when: 'Visitors want to see two of them together.', instead: 'headings, one below the other' },
    { when: 'They are questions and answers.', instead: 'Accordion' },
  ],
  rules: [
    {
      do: 'Divide one subject: every panel belongs to this page.',
      dont: 'Use tabs as the navigation of a site: pages have addresses, which links open, copy and keep in the history.',
    },
    {
      do: 'Name the list by what it divides: `aria-label="Subjects"`.',
      dont: 'Rely on the heading above: it is not announced with the list.',
    },
    {
      do: 'Keep every panel in the page: it can be searched, printed and read without JavaScript.',
      dont: 'Load a panel on selection unless it is large; then use `activationMode="manual"` (WAI-ARIA APG, Tabs pattern).',
    },
    {
      do: 'Let a strip that is too narrow scroll: the last tab is cut off, which shows that there are more.',
      dont: 'Wrap tabs into two rows.',
    },
    {
      do: 'Disable a tab only if its panel will become available, and say why beside it.',
      dont: 'Disable a tab that this visitor can never use: leave it out.',
    },
    {
      do: 'Content: use one to three words that can be understood before the panel is seen: “Video Demo”.',
      dont: 'Write sentences or numbers (“Part 2”).',
    },
  ],
  parts: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'],
  variants: tabsDescriptions,
  examples: [
    { story: 'Default', caption: 'A strip: ArrowLeft and ArrowRight.' },
    { story: 'Vertical', caption: 'A list: ArrowUp and ArrowDown.' },
    { story: 'Responsive', caption: 'A strip on small screens, a list from 64rem.' },
    { story: 'Scrolling', caption: 'Too narrow for its tabs: the strip scrolls to the selected tab.' },
    { story: 'OneDisabled', caption: 'A disabled tab is skipped.' },
    { story: 'ManualActivation', caption: 'Arrow keys move only the focus; Enter or Space shows the panel.' },
  ],
} satisfies ComponentDocs
