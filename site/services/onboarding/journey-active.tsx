import { buttonVariants, FactList, StepperHeading } from '@kaksha/design-system'
import { ArrowRight } from 'lucide-react'
import { brand } from '../../content/brand'
import { type Licence, licenceActivatedMessage } from './contract'
import { applicationUrl, findPlan } from './journey-deps'
import { dayText } from './licence-text'

interface ActiveLicenceProps {
  licence: Licence | null
  /** It has been activated just now. */
  fresh: boolean
  onGo: () => void
}

/** The licence is there: where it leads and how long it lasts. Also for who comes back later. */
export function ActiveLicence({ licence, fresh, onGo }: ActiveLicenceProps) {
  const until = dayText(licence?.endsAt)
  const rows: [string, string][] = licence
    ? [
        ['Plan', findPlan(licence.plan).title],
        ['Web address', `${licence.domainName}.${brand.appDomain}`],
        ...(until ? [['Valid until', until] as [string, string]] : []),
      ]
    : []
  return (
    <>
      <div>
        <StepperHeading>Your licence is active</StepperHeading>
        <p className="mt-1 text-small text-muted">
          {fresh ? licenceActivatedMessage : 'Everything is ready.'} Your site opens in the application.
        </p>
      </div>
      <FactList facts={rows} />
      <a
        href={applicationUrl}
        className={buttonVariants({ variant: 'main', className: 'max-xs:w-full xs:self-start' })}
        onClick={onGo}
      >
        Go to your application
        <ArrowRight aria-hidden="true" data-nudge="" />
      </a>
    </>
  )
}
