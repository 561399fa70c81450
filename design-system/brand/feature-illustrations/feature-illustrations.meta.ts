import { componentMeta, wai } from '../../testing/contract-parts.ts'
import { colourCardDescriptions } from './feature-illustrations.tsx'

export default componentMeta({
  summary: 'Pictures of single functions of Kaksha, drawn in HTML: a fee register, a week, a paper, a chart.',
  use: ['As the illustrations of FeatureTabs.', 'Where a visitor asks what one function looks like.'],
  avoid: {
    'For a picture of a whole site.': 'ProductPreview',
    'To show data that visitors work with.': 'a table with a caption',
  },
  rules: {
    'Use a real table where the illustration shows one, as FeeRegister does.':
      'Use a screenshot. Its text cannot be enlarged separately, translated or read by a screen reader.',
    'Content: say in the label what the picture shows, with its figures.':
      'Repeat the title of the panel as the label.',
  },
  parts: ['FeeRegister', 'WeekCalendar', 'ExamSheet', 'BarChart', 'ColourCard'],
  variants: colourCardDescriptions,
  examples: {
    Default: 'All illustrations.',
    InTabs: 'In the panels of FeatureTabs.',
  },
  pattern: wai('Table with a caption; images with a text alternative', 'tutorials/tables/'),
  roles: [
    { role: 'table', nameFrom: 'the caption of a FeeRegister: its title and subtitle' },
    { role: 'columnheader', nameFrom: 'columns of the register' },
    { role: 'img', nameFrom: 'label of every other illustration' },
  ],
  wcag: '1.1.1 1.3.1 1.3.2 1.4.1 1.4.10',
  gaps: {
    '1.1.1':
      'In a container narrower than 21.5rem, as on the narrowest phones, FeeRegister hides the roll numbers.',
  },
})
