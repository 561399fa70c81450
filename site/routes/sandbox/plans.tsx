import { Button, DescriptionList } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { paymentKey } from '../../browser/storage'
import { samplePaidPlan as plan } from '../../content/plans'
import { sandbox, sandboxTitles } from '../../content/sandbox'
import { unlisted } from '../../seo/head'
import { limitsOf } from '../-marketing/pricing'
import { openButtonProps } from '../-onboarding/open'
import PaymentNotice from '../-onboarding/payment-notice.island'
import { Island } from '../-shell/island'
import { SandboxPage } from './-sandbox-page'

const { plans: text } = sandbox

export const Route = createFileRoute('/sandbox/plans')({
  head: unlisted(sandboxTitles.plans),
  component: SamplePlan,
})

/** Starts the paid journey with a sample plan: none of the offered plans is paid for. */
function SamplePlan() {
  return (
    <SandboxPage title={text.title(plan.title)}>
      <Island name="payment-notice" of={PaymentNotice} hydrateWhen={paymentKey} />
      <p className="mt-2 text-muted">
        {plan.description} {text.practice}
      </p>
      <DescriptionList
        className="mt-6"
        items={[
          [text.facts.price, `${plan.currency}${plan.price} ${plan.period}, ${plan.priceNote}`],
          [text.facts.features, plan.features.join('. ')],
          ...limitsOf(plan.resourceLimits).map(({ name, value }) => [name, value] as const),
        ]}
      />
      <Button variant="primary" className="mt-6" {...openButtonProps(plan.code)}>
        {plan.buttonText}
      </Button>
    </SandboxPage>
  )
}
