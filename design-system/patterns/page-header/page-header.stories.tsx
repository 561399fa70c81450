import { buttonVariants } from '../../components/button/button.tsx'
import { Section } from '../section/section.tsx'
import { PageHeader } from './page-header.tsx'

export default { title: 'Patterns / PageHeader' }

const lead = 'Three ways, and a person at the end of each. We answer on the same working day.'

export const Default = () => (
  <Section label="Contact" headingId="contact-heading" ruled>
    <PageHeader label="Contact" headingId="contact-heading" title="Write, call, or come by" lead={lead} />
  </Section>
)

export const WithActions = () => (
  <PageHeader
    title="What teachers say"
    lead={lead}
    actions={
      <>
        <a className={buttonVariants({ variant: 'primary' })} href="#start">
          Start Free
        </a>
        <a className={buttonVariants()} href="#contact">
          Tell us how it went
        </a>
      </>
    }
  />
)

export const HeadlineOnly = () => <PageHeader title="Privacy" />

export const OfASection = () => (
  <PageHeader level={2} label="FAQ" title="Questions teachers ask first" lead={lead} />
)

export const LongHeadline = () => (
  <PageHeader title="Everything that an academy with several teachers and more than a thousand students asks before it moves" />
)
