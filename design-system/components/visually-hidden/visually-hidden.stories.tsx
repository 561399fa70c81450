import { Phone } from 'lucide-react'
import { Heading } from '../heading/heading.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export default { title: 'Components / VisuallyHidden' }

export const Default = () => (
  <p>
    Step 2<VisuallyHidden> of 3, Add Company Info</VisuallyHidden>
  </p>
)

export const BesideAnIcon = () => (
  <p style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
    <Phone aria-hidden="true" />
    <VisuallyHidden>Phone: </VisuallyHidden>
    +91 00000 00000
  </p>
)

export const InAHeading = () => (
  <Heading level={2} size="h2">
    <VisuallyHidden>Our Pricing: </VisuallyHidden>
    Start at zero.
  </Heading>
)
