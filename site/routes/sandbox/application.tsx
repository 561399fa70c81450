import { createFileRoute } from '@tanstack/react-router'
import { sandboxTitles } from '../../content/sandbox'
import { unlisted } from '../../seo/head'
import { Island } from '../-shell/island'
import SandboxApplication from './-application.island'

export const Route = createFileRoute('/sandbox/application')({
  head: unlisted(sandboxTitles.application),
  component: () => <Island name="application" of={SandboxApplication} hydrateWhen="always" />,
})
