import { Heading } from '../heading/heading.tsx'
import { Separator } from './separator.tsx'

export default { title: 'Components / Separator' }

export const Default = () => (
  <div style={{ display: 'grid', gap: '2rem' }}>
    <Separator variant="bar" />
    <Separator variant="rule" />
    <Separator />
  </div>
)

export const BetweenSubjects = () => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <p>The first lesson begins at half past four.</p>
    <Separator variant="rule" />
    <p>Fees are due on the first of the month.</p>
  </div>
)

export const Decorative = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <Separator variant="bar" decorative />
    <Heading level={2} size="h3">
      Lessons
    </Heading>
    <p>The first begins at half past four.</p>
    <Separator decorative />
    <Heading level={2} size="h3">
      Fees
    </Heading>
    <p>They are due on the first of the month.</p>
  </div>
)

export const Vertical = () => (
  <div style={{ display: 'flex', gap: '1rem' }}>
    <span>Monday</span>
    <Separator orientation="vertical" variant="rule" />
    <span>Wednesday</span>
    <Separator orientation="vertical" />
    <span>Friday</span>
  </div>
)
