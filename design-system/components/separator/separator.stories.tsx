import { Heading } from '../heading/heading.tsx'
import { Separator } from './separator.tsx'

export default { title: 'Components / Separator' }

export const Default = () => (
  <div className="grid gap-8">
    <Separator variant="bar" />
    <Separator variant="rule" />
    <Separator />
  </div>
)

/** A change of subject within one text, announced by screen readers. */
export const BetweenSubjects = () => (
  <div className="grid gap-6">
    <p>The first lesson begins at half past four.</p>
    <Separator variant="rule" />
    <p>Fees are due on the first of the month.</p>
  </div>
)

/** The headings show where something new begins; the lines are decoration. */
export const Decorative = () => (
  <div className="grid gap-4">
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
  <div className="flex gap-4">
    <span>Monday</span>
    <Separator orientation="vertical" variant="rule" />
    <span>Wednesday</span>
    <Separator orientation="vertical" />
    <span>Friday</span>
  </div>
)
