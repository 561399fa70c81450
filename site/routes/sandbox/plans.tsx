import { createFileRoute } from '@tanstack/react-router'
import { unlisted } from '../../seo/head'
import { isSandboxCheckout } from '../../services/payment/client/current-checkout'
import { SamplePlan } from './-sample-plan'

export const Route = createFileRoute('/sandbox/plans')({
  head: unlisted('Sandbox plans'),
  component: SandboxPlans,
})

function SandboxPlans() {
  return <SamplePlan isBookable={isSandboxCheckout} />
}
