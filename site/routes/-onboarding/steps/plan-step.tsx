import { DescriptionList, StepperHeading } from '@kaksha/design-system'
import { steps } from '../../../content/steps'
import type { Plan } from '../../../content/types'
import { amount, annualTotal, owesPayment } from '../../../contracts/money'

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
        <p className="mt-1 text-small text-muted">
          This is the plan you picked. Nothing begins before you press Submit &amp; Launch in step 3.
        </p>
      </div>
      <DescriptionList
        items={[
          ['Plan', plan.title],
          ['Price', price],
          owesPayment(plan) && ['Total for 12 months', annualTotal(plan)],
        ]}
      />
      <p className="max-w-[36em]">{plan.description}</p>
    </>
  )
}
