import { createFileRoute } from '@tanstack/react-router'
import { sandbox } from '../../content/sandbox'
import { sandboxTitles } from '../../content/sandbox-titles'
import { unlisted } from '../../seo/head'
import { SandboxPage } from './-sandbox-page'
import { Tenant } from './-tenant'

const { application: text } = sandbox

export const Route = createFileRoute('/sandbox/application')({
  head: unlisted(sandboxTitles.application),
  component: SandboxApplication,
})

/** Replaces the application to which a finished onboarding leads: it shows the created tenant. */
function SandboxApplication() {
  return (
    <SandboxPage title={text.title}>
      <p className="mt-2 text-muted">{text.lead}</p>
      <div className="mt-8">
        <Tenant />
      </div>
    </SandboxPage>
  )
}
