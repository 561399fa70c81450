import { Button, buttonVariants, createIcon, DescriptionList, StepperHeading } from '@kaksha/design-system'
import { ArrowRight } from 'lucide'
import { brand } from '../../content/brand'
import { planTitle } from '../../content/plans'
import { dayText, licenceWords, offerText } from '../../contracts/licence-text'
import { rupees } from '../../contracts/money'
import { licenceActivatedMessage } from '../../contracts/onboarding'
import type { JourneyView } from './state/create-journey'
import { applicationUrl } from './state/dependencies'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

/** An existing licence: its address and end date, or that it has ended. Also shown when an account comes back later. */
export function ActiveLicence({ state, journey }: JourneyView) {
  const { licence, fresh } = state
  const offer = fresh ? null : state.offer
  const active = licence?.active ?? true
  // A licence that the server did not describe has still been activated.
  const texts = licenceWords(licence ?? { orderId: '', state: 'active' })
  const until = dayText(licence?.endsAt)
  return (
    <>
      <div>
        {/* Said once: the specified sentence has another spelling than the rest of the site. */}
        <StepperHeading>{fresh && active ? licenceActivatedMessage : texts.title}</StepperHeading>
        <p className="mt-1 text-small text-muted">
          {active
            ? `${fresh ? '' : 'Everything is ready. '}Your site opens in the application.`
            : offer
              ? 'Renew it to open your site again.'
              : 'To subscribe, or to have your account deleted, please write to us.'}
        </p>
      </div>
      {licence && (
        <DescriptionList
          items={[
            ['Plan', planTitle(licence.plan)],
            licence.domainName && ['Web address', `${licence.domainName}.${brand.appDomain}`],
            until && [texts.end, until],
            offer && ['To renew', rupees(offer.amount)],
            offer && ['Then', offerText(offer)],
          ]}
        />
      )}
      {offer && (
        <Button
          variant={active ? 'outline' : 'primary'}
          className="max-xs:w-full xs:self-start"
          onClick={journey.renew}
        >
          Renew for 12 months
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
        {active ? 'Go to your application' : 'Contact us'}
        <ArrowRightIcon aria-hidden="true" data-nudge="" />
      </a>
    </>
  )
}
