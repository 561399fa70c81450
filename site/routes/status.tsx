import { createFileRoute } from '@tanstack/react-router'
import { status } from '../content/status'
import { page } from '../seo/head'
import { HelpSection } from './-marketing/help-section'
import { PageSection } from './-marketing/page-section'
import { StatusForm } from './-marketing/status/status-form'

export const Route = createFileRoute('/status')({ ...page('/status'), component: StatusPage })

/** The page for visitors who have paid and look for their licence: no sign-in is needed. */
function StatusPage() {
  return (
    <>
      <PageSection copy={status} isPage>
        <div className="mt-block">
          <StatusForm />
        </div>
      </PageSection>
      <HelpSection copy={status.help} />
    </>
  )
}
