import { Card } from '../../components/card/card.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Stat, StatList } from '../stat/stat.tsx'
import { type Feature, FeatureTabs } from './feature-tabs.tsx'

export default { title: 'Patterns / FeatureTabs' }

const features: [Feature, ...Feature[]] = [
  {
    id: 'fees',
    label: 'Fees',
    title: 'Know who has paid without asking',
    subtitle: 'Invoices make themselves, and the register fills itself in.',
    content: ['Automated invoices', 'Outstanding payment alerts', 'Sales and trend reports'],
  },
  {
    id: 'classes',
    label: 'Classes',
    title: 'Every batch knows where to be',
    content: ['Course management', 'Event management', 'Calendar'],
  },
  {
    id: 'exams',
    label: 'Exams',
    title: 'Set a paper without retyping the last one',
    subtitle: 'Build a test on screen, then see who sat it.',
    content: ['Exam builder', 'Activity tracking'],
  },
  {
    id: 'reports',
    label: 'Reports',
    title: 'See how the term is going',
    content: ['Analytics', 'PDF and CSV downloads'],
  },
  {
    id: 'brand',
    label: 'Your brand',
    title: 'Your name over the door',
    content: ['Free subdomain with SSL'],
  },
]

const figures: Record<string, [value: string, what: string]> = {
  fees: ['23 of 30', 'students have paid for November'],
  classes: ['6', 'batches have a lesson today'],
  exams: ['140', 'questions are in the question bank'],
  reports: ['₹34,000', 'received in November'],
  brand: ['4', 'colours to choose from'],
}

const illustration = ({ id }: Feature) => {
  const [value, what] = figures[id] ?? []
  return (
    <Card surface="paper" shape="panel" padding="lg" shadow>
      <StatList>
        <Stat value={value}>{what}</Stat>
      </StatList>
    </Card>
  )
}

export const Default = () => (
  <div data-surface="inverse" style={{ padding: 'var(--ds-space-gutter)' }}>
    <FeatureTabs label="Feature groups" features={features} illustration={illustration} />
  </div>
)

export const OnPaper = () => (
  <div style={{ padding: 'var(--ds-space-gutter)' }}>
    <PageHeader title="Key features" />
    <FeatureTabs label="Feature groups" features={features} illustration={illustration} heading={2} />
  </div>
)

export const LongWords = () => (
  <div style={{ padding: 'var(--ds-space-gutter)' }}>
    <FeatureTabs
      label="Feature groups"
      features={[
        {
          id: 'guardians',
          label: 'Guardians and announcements',
          title: 'Every guardian reads the same notice, also the one who lost the telephone',
          subtitle:
            'Written once, it stands on the site, comes by e-mail, and can be read again when somebody asks on the evening before the test.',
          content: [
            'Announcements for one batch, for several, or for everybody',
            'A list of who has read them',
          ],
        },
        ...features,
      ]}
      illustration={() => null}
    />
  </div>
)
