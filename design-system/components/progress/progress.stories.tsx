import { Text } from '../text/text.tsx'
import { Progress, ProgressBar } from './progress.tsx'

export default { title: 'Components / Progress' }

const Step = ({ value }: { value: number }) => (
  <div style={{ maxWidth: '36rem' }}>
    <Text size="label" style={{ marginBottom: '0.5rem' }}>
      Step {value} of 3
    </Text>
    <Progress
      label={`Onboarding progress, step ${value}`}
      value={value}
      max={3}
      aria-valuetext={`Step ${value} of 3`}
    />
  </div>
)

export const Default = () => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <Step value={1} />
    <Step value={2} />
  </div>
)

export const NotStarted = () => <Progress label="Upload" value={0} style={{ maxWidth: '36rem' }} />

export const Done = () => <Step value={3} />

export const Labelled = () => (
  <div style={{ maxWidth: '36rem' }}>
    <ProgressBar label="Import of students" value={40} max={120} valueText="40 of 120 students" />
  </div>
)
