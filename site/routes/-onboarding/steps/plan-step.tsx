import { DescriptionList, StepperHeading } from '@kaksha/design-system'
import { onboarding } from '../../../content/onboarding'
import { steps } from '../../../content/steps'
import type { Plan } from '../../../content/types'
import { amount, annualTotal, owesPayment } from '../../../contracts/money'

const { plan: text } = onboarding

/** Step 1: the chosen plan and its price. */
export function PlanStep({ plan }: { plan: Plan }) {
  const note = `${plan.period}${plan.priceNote ? `, ${plan.priceNote}` : ''}`
  const price = (
    <>
      <span className="text-h1">{amount(plan.currency, plan.price)}</span>{' '}
      <span className="font-normal">{note}</span>
    </>
  )
  return (
    <>
      <div>
        <StepperHeading>{steps[0].title}</StepperHeading>
        <p className="mt-1 text-small text-muted">{text.lead}</p>
      </div>
      <DescriptionList
        items={[
          [text.facts.plan, plan.title],
          [text.facts.price, price],
          owesPayment(plan) && [text.facts.total, annualTotal(plan)],
        ]}
      />
      <p className="max-w-[36em]">{plan.description}</p>
    </>
  )
}
