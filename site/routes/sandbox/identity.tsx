import { createFileRoute } from '@tanstack/react-router'
import { sandboxTitles } from '../../content/sandbox'
import { unlisted } from '../../seo/head'
import { Island } from '../-shell/island'
import SandboxIdentity from './-identity.island'

export const Route = createFileRoute('/sandbox/identity')({
  head: unlisted(sandboxTitles.identity),
  component: () => <Island name="identity" of={SandboxIdentity} hydrateWhen="always" />,
})
