import { Card } from '../../components/card/card.tsx'
import { Grid } from '../../components/layout/layout.tsx'
import { type Feature, FeatureTabs } from '../../patterns/feature-tabs/feature-tabs.tsx'
import { BarChart, ColourCard, ExamSheet, WeekCalendar } from './feature-illustrations.tsx'
import { FeeRegister } from './fee-register.tsx'

export default { title: 'Brand / FeatureIllustrations' }

const register = (
  <FeeRegister
    register={{
      title: 'Fee register',
      subtitle: 'Class 10 maths, November',
      columns: ['Roll', 'Student', 'Fee', 'Status'],
      rows: [
        { roll: '01', student: 'Aarohi D.', fee: '₹1,200', status: 'Paid', due: false },
        { roll: '02', student: 'Debjit S.', fee: '₹1,200', status: 'Due 3 days', due: true },
        { roll: '03', student: 'Nafisa R.', fee: '₹900', status: 'Paid', due: false },
      ],
      total: { label: 'Received', received: '₹2,100', of: 'of ₹3,300' },
    }}
  />
)

const tabla = { text: 'Tabla', tone: 'leaf' } as const
const test = { text: 'Test', tone: 'now' } as const

const week = (
  <WeekCalendar
    label="A week: tabla on Monday and Thursday, a test on Saturday."
    title="This week"
    subtitle="One batch, one test"
    week={{
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      rows: [
        { time: '5 pm', slots: [tabla, null, null, tabla, null, null] },
        { time: '6:30', slots: [null, null, null, null, null, test] },
      ],
    }}
  />
)

const paper = (
  <ExamSheet
    label="A question paper with two questions and their marks."
    title="Unit test 3"
    subtitle="Quadratic equations, 10 marks"
    questions={[
      { text: 'Solve x² − 5x + 6 = 0 by factorising.', marks: 4 },
      { text: 'For which k does x² + kx + 9 = 0 have equal roots?', marks: 6 },
    ]}
  />
)

const chart = (
  <BarChart
    label="Bar chart of fees received: September 29, October 21, November 34 thousand rupees."
    title="Fees received"
    subtitle="In thousands of rupees"
    bars={[
      { label: 'Sep', value: 29 },
      { label: 'Oct', value: 21 },
      { label: 'Nov', value: 34 },
    ]}
  />
)

const colours = (
  <ColourCard
    label="A colour card: marigold and river blue."
    title="Ganit Ghar"
    subtitle="A colour for each subject"
    swatches={[
      { colour: 'marigold', name: 'Marigold' },
      { colour: 'river', name: 'River' },
      { colour: 'leaf', name: 'Leaf' },
      { colour: 'terra', name: 'Terracotta' },
    ]}
  />
)

export const Default = () => (
  <Card surface="inverse" padding="lg">
    <Grid min="md" align="start">
      {register}
      {week}
      {paper}
      {chart}
      {colours}
    </Grid>
  </Card>
)

const features: [Feature, ...Feature[]] = [
  { id: 'fees', label: 'Fees', title: 'Know who has paid without asking', content: ['Automated invoices'] },
  {
    id: 'exams',
    label: 'Exams',
    title: 'Set a paper without retyping the last one',
    content: ['Exam builder'],
  },
]

export const InTabs = () => (
  <div data-surface="inverse" style={{ padding: 'var(--ds-space-gutter)' }}>
    <FeatureTabs
      label="Feature groups"
      features={features}
      illustration={({ id }) => (id === 'fees' ? register : paper)}
    />
  </div>
)
