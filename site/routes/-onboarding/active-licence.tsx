import { Button, buttonVariants, createIcon, DescriptionList, StepperHeading } from '@kaksha/design-system'
import { ArrowRight } from 'lucide'
import { useEffect } from 'react'
import { brand } from '../../content/brand'
import { onboarding } from '../../content/onboarding'
import { planTitle } from '../../content/plans'
import { dayText, licenceTexts, offerText } from '../../contracts/licence-text'
import { rupees } from '../../contracts/money'
import { rememberLicence } from '../../services/auth/storage'
import type { JourneyView } from './state/create-journey'
import { applicationUrl } from './state/dependencies'
import type { ActiveState } from './state/views'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

const { active: text } = onboarding

/** An existing licence: its address and end date, or that it has ended. Also shown when an account comes back later. */
export function ActiveLicence({ state, journey }: JourneyView<ActiveState>) {
  const { licence } = state
  const offer = state.status?.offer
  const active = licence?.active ?? true
  useEffect(() => {
    rememberLicence(active)
  }, [active])
  // A licence that the server did not describe has still been activated.
  const texts = licenceTexts(licence ?? { orderId: '', state: 'active' })
  const until = dayText(licence?.endsAt)
  return (
    <>
      <div>
        <StepperHeading>{texts.title}</StepperHeading>
        <p className="mt-1 text-small text-muted">
          {active ? `${text.ready} ${text.opens}` : offer ? text.renewToOpen : text.writeToUs}
        </p>
      </div>
      {licence && (
        <DescriptionList
          items={[
            [text.facts.plan, planTitle(licence.plan)],
            licence.domainName && [text.facts.address, `${licence.domainName}.${brand.appDomain}`],
            until && [texts.end, until],
            offer && [text.facts.price, rupees(offer.amount)],
            offer && [text.facts.period, offerText(offer)],
          ]}
        />
      )}
      {offer && (
        <Button
          variant={active ? 'outline' : 'primary'}
          className="max-xs:w-full xs:self-start"
          onClick={journey.renew}
        >
          {text.renew}
        </Button>
      )}
      <a
        href={active ? applicationUrl : '/contact'}
        className={buttonVariants({
          variant: offer && !active ? 'outline' : 'primary',
          className: 'max-xs:w-full xs:self-start',
        })}
        onClick={journey.leave}
      >
        {active ? text.open : text.contact}
        <ArrowRightIcon aria-hidden="true" data-nudge="" />
      </a>
    </>
  )
}
