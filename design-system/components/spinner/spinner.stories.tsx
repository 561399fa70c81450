import { Text } from '../text/text.tsx'
import { Spinner } from './spinner.tsx'

export default { title: 'Components / Spinner' }

export const Default = () => (
  <p className="flex items-center gap-2">
    <Spinner />
    Loading...
  </p>
)

export const Large = () => (
  <Text size="lead" className="flex items-center gap-3">
    <Spinner className="size-10!" />
    Loading...
  </Text>
)
