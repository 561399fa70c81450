import { createFileRoute } from '@tanstack/react-router'
import { status } from '../content/status'
import { page } from '../seo/head'
import { HelpSection } from './-sections/help-section'
import { PageSection } from './-sections/page-section'
import { StatusForm } from './-sections/status/status-form'

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
