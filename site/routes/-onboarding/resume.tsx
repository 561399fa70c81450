import { Button, ButtonGroup, DescriptionList, StepperHeading } from '@kaksha/design-system'
import { onboarding } from '../../content/onboarding'
import { momentText } from '../../contracts/licence-text'
import type { JourneyView } from './state/create-journey'
import type { ResumeState } from './state/views'

const { resume: text } = onboarding

/** Offers an unfinished journey of this account and plan: continue it, or start afresh. */
export function Resume({ state: { unfinished }, journey }: JourneyView<ResumeState>) {
  const { domainName, companyName } = unfinished.fields
  const changed = momentText(unfinished.updatedAt)
  return (
    <>
      <div>
        <StepperHeading>{text.title}</StepperHeading>
        <p className="mt-1 text-small text-muted">{text.lead}</p>
      </div>
      <DescriptionList
        items={[
          domainName && [text.facts.domainName, domainName],
          companyName && [text.facts.companyName, companyName],
          changed && [text.facts.changed, changed],
        ]}
      />
      <ButtonGroup>
        <Button variant="primary" onClick={journey.resume}>
          {text.resume}
        </Button>
        <Button onClick={journey.startAfresh}>{text.afresh}</Button>
      </ButtonGroup>
    </>
  )
}
