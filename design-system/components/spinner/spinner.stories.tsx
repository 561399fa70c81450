import { Text } from '../text/text.tsx'
import { Spinner } from './spinner.tsx'

export default { title: 'Components / Spinner' }

export const Default = () => (
  <p style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
    <Spinner />
    Loading...
  </p>
)

export const Large = () => (
  <Text size="lead" style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
    <Spinner style={{ width: '2.5rem', height: '2.5rem' }} />
    Loading...
  </Text>
)
