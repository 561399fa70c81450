import { sandbox } from '../../content/sandbox'
import { SandboxPage } from './-sandbox-page'
import { Tenant } from './-tenant'

const { application: text } = sandbox

/** Replaces the application to which a finished onboarding leads: it shows the created tenant. */
export default function SandboxApplication() {
  return (
    <SandboxPage title={text.title}>
      <p className="mt-2 text-muted">{text.lead}</p>
      <div className="mt-8">
        <Tenant />
      </div>
    </SandboxPage>
  )
}
