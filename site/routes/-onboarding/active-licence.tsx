import { Button, buttonVariants, createIcon, DescriptionList, StepperHeading } from '@kaksha/design-system'
import { ArrowRight } from 'lucide'
import { brand } from '../../content/brand'
import type { Licence, Offer } from '../../services/licensing/contract'
import { dayText, licenceWords, offerText } from '../../services/licensing/licence-text'
import { rupees } from '../../services/licensing/money'
import { planTitle } from '../../services/licensing/plan-title'
import { licenceActivatedMessage } from '../../services/onboarding/contract'
import { applicationUrl } from './state/dependencies'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

interface ActiveLicenceProps {
  licence: Licence | null
  /** The licence was activated in this journey. */
  fresh: boolean
  /** The dates of the licence after a renewal, if it can be renewed. */
  offer: Offer | null
  onRenew: () => void
  onGo: () => void
}

/** An existing licence: its address and end date, or that it has ended. Also shown when an account comes back later. */
export function ActiveLicence({ licence, fresh, offer, onRenew, onGo }: ActiveLicenceProps) {
  const active = licence?.active ?? true
  // A licence that the server did not describe has still been activated.
  const texts = licenceWords(licence ?? { orderId: '', state: 'active' })
  const until = dayText(licence?.endsAt)
  const rows: [string, string][] = licence
    ? [
        ['Plan', planTitle(licence.plan)],
        ['Web address', `${licence.domainName}.${brand.appDomain}`],
        ...(until ? [[texts.end, until] as [string, string]] : []),
        ...(offer
          ? ([
              ['To renew', rupees(offer.amount)],
              ['Then', offerText(offer)],
            ] as [string, string][])
          : []),
      ]
    : []
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
      <DescriptionList items={rows} />
      {offer && (
        <Button
          variant={active ? 'outline' : 'primary'}
          className="max-xs:w-full xs:self-start"
          onClick={onRenew}
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
        onClick={onGo}
      >
        {active ? 'Go to your application' : 'Contact us'}
        <ArrowRightIcon aria-hidden="true" data-nudge="" />
      </a>
    </>
  )
}
