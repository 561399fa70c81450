import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'The start of a page or of a section: headline, lead and actions.',
  use: [
    'Once at the top of a page, with `level={1}`, in the first Section. A home page can begin with it too; Hero is a drawing of this brand.',
    'At the top of a section, with `level={2}`.',
  ],
  avoid: [
    { when: 'For the bar with the logo and the navigation.', instead: 'SiteHeader' },
    { when: 'For the title of a part within a section.', instead: 'Heading' },
  ],
  rules: [
    {
      do: 'Pass `label` if the Section around it shows the same label. Screen readers then read label and headline once.',
      dont: 'Repeat the label in the headline.',
    },
    {
      do: 'Content: say in the lead what visitors can do here: “Write, call or visit. We answer on the same working day.”',
      dont: 'Repeat the headline in other words.',
    },
  ],
  parts: ['PageHeader'],
  examples: [
    { story: 'Default', caption: 'In a Section that shows the label in its margin.' },
    { story: 'WithActions', caption: 'With actions.' },
    { story: 'OfASection', caption: 'In a section, as an h2.' },
    { story: 'LongHeadline', caption: 'A long headline wraps after about 18 characters.' },
    { story: 'HeadlineOnly', caption: 'Headline only.' },
  ],
  contract: {
    component: 'PageHeader',
    pattern: wai('Headings', 'tutorials/page-structure/headings/'),
    roles: [
      { role: 'heading', nameFrom: 'label, then title; level 1, or 2 for a section' },
      { role: 'generic', nameFrom: 'none; a header inside a section or main is not a banner' },
    ],
    keys: [],
    focus: 'Only the actions are focusable.',
    wcag: ['1.3.1', '1.4.3', '1.4.10', '1.4.12', '2.4.2', '2.4.6'],
    withoutJavaScript: {
      says: 'All content works.',
      works: {
        Default: [
          { reads: 'Write, call, or come by' },
          { reads: 'Three ways, and a person at the end of each. We answer on the same working day.' },
        ],
      },
    },
  },
} satisfies ComponentMeta
