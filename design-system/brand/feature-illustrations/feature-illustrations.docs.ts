import type { ComponentDocs } from '../../testing/docs.ts'
import { colourCardDescriptions } from './colour-card.tsx'

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
} satisfies ComponentDocs
