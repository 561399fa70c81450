import { Heading } from '../heading/heading.tsx'
import { Badge } from './badge.tsx'

export default { title: 'Components / Badge' }

export const Default = () => (
  <Heading level={2} size="h2" style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
    Sample Paid <Badge>Sample</Badge>
  </Heading>
)

export const Tones = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
    <Badge>Draft</Badge>
    <Badge tone="accent">New</Badge>
    <Badge tone="success">Paid</Badge>
    <Badge tone="warning">Due tomorrow</Badge>
    <Badge tone="error">Overdue</Badge>
  </div>
)

/** Its text stays on one line; a long title wraps around it. */
export const BesideALongTitle = () => (
  <Heading
    level={2}
    size="h3"
    style={{ display: 'flex', width: '16rem', alignItems: 'center', gap: '0.75rem' }}
  >
    Tabla for beginners, three evenings a week <Badge>Sample</Badge>
  </Heading>
)
