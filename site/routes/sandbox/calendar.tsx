import { createFileRoute } from '@tanstack/react-router'
import { sandboxTitles } from '../../content/sandbox'
import { unlisted } from '../../seo/head'
import { Island } from '../-shell/island'
import SandboxCalendar from './-calendar.island'

export const Route = createFileRoute('/sandbox/calendar')({
  head: unlisted(sandboxTitles.calendar),
  component: () => <Island name="calendar" of={SandboxCalendar} hydrateWhen="always" />,
})
