import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Heading } from './heading.tsx'

export default { title: 'Components / Heading' }

export const Default = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <Heading level={1}>Everything a teaching site needs</Heading>
    <Heading level={2}>Fees and attendance</Heading>
    <Heading level={3}>Monthly invoices</Heading>
    <Heading level={4}>Reminders</Heading>
    <Heading level={5}>By e-mail</Heading>
    <Heading level={6}>On the last day</Heading>
  </div>
)

export const Sizes = () => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <Heading level={2} size="display">
      Opens a page
    </Heading>
    <Heading level={2} size="display-half">
      Opens half of it
    </Heading>
    <Heading level={2} size="h1">
      Heads a section
    </Heading>
    <Heading level={2} size="h2">
      Heads a part
    </Heading>
    <Heading level={2} size="h3">
      Heads an item
    </Heading>
    <Heading level={2} size="label">
      Labels a list
    </Heading>
  </div>
)

export const WithSectionName = () => (
  <Heading level={2}>
    <VisuallyHidden>Our Pricing: </VisuallyHidden>
    Start at zero.
  </Heading>
)

export const Measures = () => (
  <div style={{ display: 'grid', gap: '2rem' }}>
    <Heading level={1} size="display" measure="short">
      Your own site in ten minutes
    </Heading>
    <Heading level={2} measure="full">
      Questions teachers ask before they open a site
    </Heading>
  </div>
)

export const LongWord = () => (
  <div style={{ width: '16rem' }}>
    <Heading level={2}>Elementarmathematikunterricht</Heading>
  </div>
)
