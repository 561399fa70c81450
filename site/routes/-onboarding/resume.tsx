import { Button, ButtonGroup, DescriptionList, StepperHeading } from '@kaksha/design-system'
import { momentText } from '../../services/licensing/licence-text'
import type { JourneyState } from './state/reducer'

interface ResumeProps {
  unfinished: NonNullable<JourneyState['unfinished']>
  onResume: () => void
  onStartAfresh: () => void
}

/** Offers an unfinished journey of this account and plan: continue it, or start afresh. */
export function Resume({ unfinished, onResume, onStartAfresh }: ResumeProps) {
  const { domainName, companyName } = unfinished.fields
  const changed = momentText(unfinished.updatedAt)
  const rows = [
    ['Domain name', domainName],
    ['Company name', companyName],
    ['Last changed', changed],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  return (
    <>
      <div>
        <StepperHeading>Welcome back</StepperHeading>
        <p className="mt-1 text-small text-muted">
          You have begun this before, and what you typed is kept. Starting afresh clears it.
        </p>
      </div>
      <DescriptionList items={rows} />
      <ButtonGroup>
        <Button variant="primary" onClick={onResume}>
          Continue where you left
        </Button>
        <Button onClick={onStartAfresh}>Start afresh</Button>
      </ButtonGroup>
    </>
  )
}
