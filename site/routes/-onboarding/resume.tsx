import { Button, ButtonGroup, DescriptionList, StepperHeading } from '@kaksha/design-system'
import { momentText } from '../../contracts/licence-text'
import type { JourneyView } from './state/create-journey'

/** Offers an unfinished journey of this account and plan: continue it, or start afresh. */
export function Resume({ state: { unfinished }, journey }: JourneyView) {
  if (!unfinished) return null
  const { domainName, companyName } = unfinished.fields
  const changed = momentText(unfinished.updatedAt)
  return (
    <>
      <div>
        <StepperHeading>Welcome back</StepperHeading>
        <p className="mt-1 text-small text-muted">
          You have begun this before, and what you typed is kept. Starting afresh clears it.
        </p>
      </div>
      <DescriptionList
        items={[
          domainName && ['Domain name', domainName],
          companyName && ['Company name', companyName],
          changed && ['Last changed', changed],
        ]}
      />
      <ButtonGroup>
        <Button variant="primary" onClick={journey.resume}>
          Continue where you left
        </Button>
        <Button onClick={journey.startAfresh}>Start afresh</Button>
      </ButtonGroup>
    </>
  )
}
