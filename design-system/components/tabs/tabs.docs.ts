import type { ComponentDocs } from '../../testing/docs.ts'
import { tabsDescriptions } from './tabs.variants.ts'

export default {
  summary: 'Several views of one subject, one shown at a time.',
  use: [
    'For two to seven views that people look at one by one and do not compare.',
    'With the view first that most people come for.',
    'With labels of one to three words.',
  ],
  avoid: [
    { when: 'The views are pages of their own.', instead: 'a `<nav>` with links' },
    { when: 'They are done in an order.', instead: 'Stepper' },
    { when: 'People will want to see two of them at once.', instead: 'headings, one below the other' },
    { when: 'They are questions and answers.', instead: 'Accordion' },
  ],
  rules: [
    {
      do: 'Name the list: what do the tabs divide? `aria-label="Subjects"`.',
      dont: 'Leave it to the heading above: the list is not read with it.',
    },
    {
      do: 'Keep every panel in the page: they are found, printed and read without JavaScript.',
      dont: 'Fetch a panel when it is chosen, unless it is heavy; then use `activationMode="manual"`.',
    },
    {
      do: 'Let a strip that is too narrow scroll: the last tab is cut, which shows that there is more.',
      dont: 'Break the tabs into two rows.',
    },
    {
      do: 'Disable a tab only where its panel will come back; say why beside it.',
      dont: 'Disable what is never there for this reader.',
    },
  ],
  parts: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'],
  variants: tabsDescriptions,
  examples: [
    { story: 'Horizontal', caption: 'A strip: arrow keys left and right.' },
    { story: 'Vertical', caption: 'A list: arrow keys up and down.' },
    { story: 'Responsive', caption: 'A strip on small screens, a list from 64rem.' },
    { story: 'Scrolling', caption: 'Too narrow for its tabs: the strip scrolls to the chosen one.' },
    { story: 'OneDisabled', caption: 'A disabled tab is passed by.' },
    { story: 'ChosenByHand', caption: 'Arrow keys move the focus; Enter or Space shows the panel.' },
  ],
} satisfies ComponentDocs
