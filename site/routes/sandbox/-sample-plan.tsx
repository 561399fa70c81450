import { Button, DescriptionList } from '@kaksha/design-system'
import { samplePaidPlan as plan } from '../../content/plans'
import { openOnboarding, preloadOnboarding } from '../-onboarding/open'
import { limitsOf } from '../-sections/pricing'
import { SandboxPage } from './-sandbox-page'

/** Starts the paid journey with a sample plan: none of the offered plans is paid for. */
export function SamplePlan({ isBookable }: { isBookable: boolean }) {
  return (
    <SandboxPage title={`${plan.title} plan`}>
      <p className="mt-2 text-muted">
        {`${plan.description} `}
        {isBookable
          ? 'The payment is made in a practice checkout, and no money moves.'
          : 'Real payments are set up here, so this plan cannot be booked.'}
      </p>
      <DescriptionList
        className="mt-6"
        items={[
          ['Price', `${plan.currency}${plan.price} ${plan.period}, ${plan.priceNote}`],
          ['Features', plan.features.join('. ')],
          ...limitsOf(plan.resourceLimits).map(({ name, value }) => [name, value] as const),
        ]}
      />
      {isBookable && (
        <Button
          variant="primary"
          className="mt-6"
          onPointerEnter={preloadOnboarding}
          onFocus={preloadOnboarding}
          onClick={(event) => openOnboarding(plan.code, event.currentTarget)}
        >
          {plan.buttonText}
        </Button>
      )}
    </SandboxPage>
  )
}
