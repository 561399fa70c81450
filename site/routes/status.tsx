import { ButtonGroup, buttonVariants, PageHeader, Section } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { brand, mailto } from '../content/brand'
import { status } from '../content/status'
import { page } from '../seo/head'
import { HelpColumns } from './-sections/help-columns'
import { StatusForm } from './-sections/status/status-form'

export const Route = createFileRoute('/status')({ ...page('/status'), component: StatusPage })

/** The page for visitors who have paid and look for their licence: no sign-in is needed. */
function StatusPage() {
  return (
    <>
      <Section label={status.label} headingId="status-heading" ruled>
        <PageHeader
          level={1}
          headingId="status-heading"
          label={status.label}
          title={status.title}
          lead={status.lead}
        />
        <div className="mt-block">
          <StatusForm />
        </div>
      </Section>
      <Section surface="tint" label={status.helpLabel} headingId="help-heading" ruled>
        <PageHeader level={2} headingId="help-heading" label={status.helpLabel} title={status.helpTitle} />
        <HelpColumns items={status.help} />
        <ButtonGroup className="mt-10">
          <a className={buttonVariants()} href={mailto(status.mailSubject)}>
            {status.byMail}
          </a>
          <a className={buttonVariants()} href={brand.whatsappUrl}>
            {status.byWhatsapp}
          </a>
        </ButtonGroup>
      </Section>
    </>
  )
}
