import { Link } from '../../components/link/link.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Section, type SectionProps } from './section.tsx'

/** The story fills the width of the window. */
export default { title: 'Patterns / Section', meta: { bleed: true } }

const Example = (props: SectionProps) => (
  <Section
    label="Our Pricing"
    note="In rupees. Paid plans are billed once a year."
    headingId="price"
    {...props}
  >
    <PageHeader
      level={2}
      label="Our Pricing"
      headingId="price"
      title="Start at zero. Pay when it suits you."
      lead="Transparent pricing, no hidden fees."
    />
  </Section>
)

export const Default = () => <Example ruled />
export const Tint = () => <Example surface="tint" ruled />
export const Inverse = () => <Example surface="inverse" />
export const WithoutLabel = () => <Example label={undefined} note={undefined} ruled />
export const NoteWithLink = () => (
  <Example
    ruled
    note={
      <>
        Yours not here? <Link href="#ask">Ask us</Link>
      </>
    }
  />
)

export const WithoutMarginLine = () => <Example />

export const LongLabel = () => (
  <Example
    ruled
    label="Announcements for guardians"
    note="Written once; it stands on the site, comes by e-mail, and can be read again on the evening before the test."
  />
)
