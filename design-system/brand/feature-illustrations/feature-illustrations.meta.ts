import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { colourCardDescriptions } from './feature-illustrations.tsx'

export default {
  summary: 'Pictures of single functions of Kaksha, drawn in HTML: a fee register, a week, a paper, a chart.',
  use: ['As the illustrations of FeatureTabs.', 'Where a visitor asks what one function looks like.'],
  avoid: [
    { when: 'For a picture of a whole site.', instead: 'ProductPreview' },
    { when: 'To show data that visitors work with.', instead: 'a table with a caption' },
  ],
  rules: [
    {
      do: 'Use a real table where the illustration shows one, as FeeRegister does.',
      dont: 'Use a screenshot. Its text cannot be enlarged separately, translated or read by a screen reader.',
    },
    {
      do: 'Content: say in the label what the picture shows, with its figures.',
      dont: 'Repeat the title of the panel as the label.',
    },
  ],
  parts: ['FeeRegister', 'WeekCalendar', 'ExamSheet', 'BarChart', 'ColourCard'],
  variants: colourCardDescriptions,
  examples: [
    { story: 'Default', caption: 'All illustrations.' },
    { story: 'InTabs', caption: 'In the panels of FeatureTabs.' },
  ],
  contract: {
    component: 'FeeRegister',
    pattern: wai('Table with a caption; images with a text alternative', 'tutorials/tables/'),
    roles: [
      { role: 'table', nameFrom: 'the caption of a FeeRegister: its title and subtitle' },
      { role: 'columnheader', nameFrom: 'columns of the register' },
      { role: 'img', nameFrom: 'label of every other illustration' },
    ],
    keys: [],
    focus: 'None: the illustrations have no controls.',
    wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.1', '1.4.10'],
    gaps: [
      {
        criterion: '1.1.1',
        effect: 'none',
        text: 'In a container narrower than 21.5rem, as on the narrowest phones, FeeRegister hides the roll numbers.',
      },
    ],
    withoutJavaScript: {
      says: 'All illustrations are complete.',
      works: { Default: [{ reads: 'Fee register' }, { announces: 'image A colour card' }] },
    },
  },
} satisfies ComponentMeta
