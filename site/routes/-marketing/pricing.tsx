import {
  Button,
  buttonVariants,
  createIcon,
  type Limit,
  Link,
  PricingCard,
  PricingTable,
} from '@kaksha/design-system'
import { ChalkCircle } from '@kaksha/design-system/brand'
import { ArrowDownUp, ArrowRight, Cpu, Gauge, HardDrive, MemoryStick } from 'lucide'
import { limitNames, plans } from '../../content/plans'
import { pricing, sections } from '../../content/sections'
import type { Plan, ResourceLimits } from '../../content/types'
import { openButtonProps } from '../-onboarding/open'
import { PageSection } from './page-section'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)
const limitIcons = {
  cpuPercent: createIcon('cpu', Cpu),
  memoryMB: createIcon('memory-stick', MemoryStick),
  diskSpaceGB: createIcon('hard-drive', HardDrive),
  bandwidthTB: createIcon('gauge', Gauge),
  traffic: createIcon('arrow-down-up', ArrowDownUp),
}

const labels = { hiddenPrice: pricing.hiddenPrice, limits: pricing.limitsTitle }

/** The recommended plan comes first. */
const inOrder = plans.toSorted((a, b) => Number(b.popular) - Number(a.popular))

/** Every limit that the plan states, in the order of their names. */
export const limitsOf = (limits: ResourceLimits = {}): Limit[] =>
  (Object.keys(limitNames) as (keyof ResourceLimits)[]).flatMap((key) => {
    const limit = limits[key]
    const Icon = limitIcons[key]
    const value = typeof limit === 'object' ? `${limit.incomingMB} / ${limit.outgoingMB}` : limit
    return value ? [{ icon: <Icon aria-hidden="true" />, name: limitNames[key], value }] : []
  })

/**
 * The action of the plan's button: a plan that can be booked online opens the onboarding dialog; any other is stored,
 * and the button leads to the contact form, as a link that works before hydration.
 */
function PlanAction({ plan }: { plan: Plan }) {
  const { code, buttonText, buttonClass: variant, webBookingAllowed } = plan
  if (!webBookingAllowed)
    return (
      <a href="/contact" className={buttonVariants({ variant })} data-select-plan={code}>
        {buttonText}
      </a>
    )
  return (
    <Button variant={variant} {...openButtonProps(code)}>
      {buttonText}
      {variant === 'primary' && <ArrowRightIcon data-nudge="" aria-hidden="true" />}
    </Button>
  )
}

/** The plans on one price card: on the home page, and as a separate page. */
export function PricingSection({ isPage = false }: { isPage?: boolean }) {
  return (
    <PageSection copy={sections.pricing} isPage={isPage} surface="tint">
      <PricingTable className="mt-block">
        {inOrder.map((plan) => (
          <PricingCard
            key={plan.code}
            title={plan.title}
            currency={plan.currency}
            currencyName={pricing.currencyName}
            locale="en-IN"
            price={plan.price < 0 ? undefined : plan.price}
            period={plan.period}
            priceNote={plan.priceNote}
            description={plan.description}
            featuresHeading={plan.featuresHeading}
            features={plan.features}
            limits={limitsOf(plan.resourceLimits)}
            popular={plan.popular}
            badge={<ChalkCircle>{pricing.popular}</ChalkCircle>}
            sample={plan.sample}
            heading={isPage ? 2 : 3}
            labels={labels}
            action={<PlanAction plan={plan} />}
            footer={
              !plan.webBookingAllowed && (
                <>
                  <p>{pricing.footNote}</p>
                  <Link href={pricing.demo.href} className="inline-flex min-h-11 items-center font-bold">
                    {pricing.demo.label}
                  </Link>
                </>
              )
            }
          />
        ))}
      </PricingTable>
      <p className="mt-6 max-w-[36em] text-muted">{pricing.afterTrial}</p>
      <p className="mt-2 max-w-[36em] text-muted">{pricing.limitsNote}</p>
    </PageSection>
  )
}
