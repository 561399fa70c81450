import type { ComponentDocs } from '../../testing/docs.ts'
import { tabsDescriptions } from './tabs.variants.ts'

export default {
  summary: 'Several views of one subject, one at a time.',
  use: ['For two to six views that are alternatives, with labels of a word or two.'],
  avoid: [
    { when: 'The views have to be compared.', instead: 'headings one below the other' },
    { when: 'They come in order.', instead: 'Stepper' },
    { when: 'They are pages of their own.', instead: 'Link, in a navigation' },
    { when: 'They are questions.', instead: 'Accordion' },
  ],
  rules: [
    { do: 'Name the list: what do the tabs divide?', dont: 'Leave it to the place on the page.' },
    {
      do: 'Show the panel as the focus moves; ask for `activationMode="manual"` only where showing it costs a fetch.',
      dont: 'Make people press Enter for what is there already.',
    },
    {
      do: 'Cut the last tab of a strip that is too long, so that more is seen to follow.',
      dont: 'Squeeze labels until they wrap.',
    },
  ],
  parts: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'],
  variants: tabsDescriptions,
  examples: [
    { story: 'Horizontal', caption: 'A strip.' },
    { story: 'Vertical', caption: 'A list at the side.' },
    { story: 'Responsive', caption: 'A list from 64rem, a strip below.' },
    { story: 'Scrolling', caption: 'A strip that scrolls.' },
    { story: 'ChosenByHand', caption: 'Chosen by hand: arrow keys move, Enter shows.' },
    { story: 'OneDisabled', caption: 'With one that cannot be chosen now.' },
  ],
} satisfies ComponentDocs
