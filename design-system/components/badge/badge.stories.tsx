import { Heading } from '../heading/heading.tsx'
import { Badge } from './badge.tsx'

export default { title: 'Components / Badge' }

export const Default = () => (
  <Heading level={2} size="h2" className="flex items-center gap-3">
    Sample Paid <Badge>Sample</Badge>
  </Heading>
)

/** On a dark surface. */
export const Chalk = () => (
  <div data-surface="inverse" className="p-8">
    <Badge variant="chalk">Most Popular</Badge>
  </div>
)

/** Its text stays on one line; a long title wraps around it. */
export const BesideALongTitle = () => (
  <Heading level={2} size="h3" className="flex w-64 items-center gap-3">
    Tabla for beginners, three evenings a week <Badge>Sample</Badge>
  </Heading>
)
