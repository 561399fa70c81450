import { buttonVariants, DescriptionList, StepperHeading } from '@kaksha/design-system'
import { ArrowRight } from 'lucide-react'
import { brand } from '../../content/brand'
import { type Licence, licenceActivatedMessage } from '../../services/onboarding/contract'
import { dayText, licenceWords } from '../../services/onboarding/licence-text'
import { applicationUrl, findPlan } from './state/dependencies'

interface ActiveLicenceProps {
  licence: Licence | null
  /** The licence was activated in this journey. */
  fresh: boolean
  onGo: () => void
}

/** An existing licence: its address and end date, or that it has ended. Also shown when an account comes back later. */
export function ActiveLicence({ licence, fresh, onGo }: ActiveLicenceProps) {
  const active = licence?.active ?? true
  // A licence that the server did not describe has still been activated.
  const words = licenceWords(licence ?? { orderId: '', active })
  const until = dayText(licence?.endsAt)
  const rows: [string, string][] = licence
    ? [
        ['Plan', findPlan(licence.plan).title],
        ['Web address', `${licence.domainName}.${brand.appDomain}`],
        ...(until ? [[words.end, until] as [string, string]] : []),
      ]
    : []
  return (
    <>
      <div>
        <StepperHeading>{words.title}</StepperHeading>
        <p className="mt-1 text-small text-muted">
          {active
            ? `${fresh ? licenceActivatedMessage : 'Everything is ready.'} Your site opens in the application.`
            : 'To subscribe, or to have your account deleted, please write to us.'}
        </p>
      </div>
      <DescriptionList items={rows} />
      <a
        href={active ? applicationUrl : '/contact'}
        className={buttonVariants({ variant: 'primary', className: 'max-xs:w-full xs:self-start' })}
        onClick={onGo}
      >
        {active ? 'Go to your application' : 'Contact us'}
        <ArrowRight aria-hidden="true" data-nudge="" />
      </a>
    </>
  )
}
