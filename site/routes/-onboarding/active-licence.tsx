import {
  Button,
  buttonVariants,
  CopyButton,
  createIcon,
  DescriptionList,
  Link,
  StepperHeading,
  VisuallyHidden,
} from '@kaksha/design-system'
import { Gong } from '@kaksha/design-system/brand'
import { ArrowRight } from 'lucide'
import { useEffect, useRef } from 'react'
import { brand } from '../../content/brand'
import { newTab } from '../../content/navigation'
import { firstSteps, launched, onboarding } from '../../content/onboarding'
import { planTitle } from '../../content/plans'
import { dayText, licenceTexts, offerText } from '../../contracts/licence-text'
import type { CompanyFields, Licence } from '../../contracts/licensing'
import { rupees } from '../../contracts/money'
import { licenceActivatedMessage } from '../../contracts/onboarding'
import { rememberLicence } from '../../services/auth/storage'
import type { JourneyController, JourneyView } from './state/create-journey'
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

interface LaunchedProps {
  company: CompanyFields
  licence: Licence | null
  journey: JourneyController
}

/** The licence was activated a moment ago: the gong rings, and the school has its name and address. */
export function Launched({ company, licence, journey }: LaunchedProps) {
  const { companyName: name } = company
  const address = `${licence?.domainName || company.domainName}.${brand.appDomain}`
  const until = dayText(licence?.endsAt)
  const shown = useRef<HTMLDivElement>(null)
  return (
    <>
      {/* The gong hangs from the top edge, beside the text that fits there. */}
      <div className="-mt-6 flex items-start justify-between gap-4 min-[52rem]:-mt-8">
        <p className="self-end pt-6 font-bold text-pretty">
          {licenceActivatedMessage}
          {licence && until && (
            <span className="mt-1 block text-small font-normal">
              {licenceTexts(licence).end} {until}.
            </span>
          )}
        </p>
        <Gong className="h-32 flex-none motion-safe:animate-swing sm:h-40" />
      </div>
      {/* The focus scrolls to it. With the margins it is at the lower end of the window, so the dialog at its start. */}
      <StepperHeading
        size={name.length > 24 ? 'h1' : 'display'}
        className="-mt-2 scroll-mt-[100vh] -scroll-mb-38 wrap-anywhere [@media(max-height:30rem)]:scroll-m-0"
      >
        {name}
      </StepperHeading>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div ref={shown} className="min-w-0 font-bold wrap-anywhere">
          <Link href={`https://${address}`} external>
            {address}
          </Link>
        </div>
        <a
          href={launched.shareUrl(name, address)}
          target="_blank"
          rel="noopener"
          className={buttonVariants({ size: 'sm' })}
        >
          {launched.share}
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </a>
        <CopyButton text={address} what={launched.address} source={shown} />
      </div>
      <div>
        <p className="font-bold">{launched.firstSteps}</p>
        <ol className="mt-1 list-decimal ps-6">
          {firstSteps.map((step) => (
            <li key={step} className="mt-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-auto">
        <a
          href={applicationUrl}
          className={buttonVariants({ variant: 'solid', className: 'max-xs:w-full' })}
          onClick={journey.leave}
        >
          {onboarding.active.open}
          <ArrowRightIcon aria-hidden="true" data-nudge="" />
        </a>
        <p className="mt-2 text-small">{onboarding.active.opens}</p>
      </div>
    </>
  )
}
