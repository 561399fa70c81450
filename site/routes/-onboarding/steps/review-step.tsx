import { Alert, DescriptionList, ErrorSummary, StepperHeading } from '@kaksha/design-system'
import { brand } from '../../../content/brand'
import type { Plan } from '../../../content/types'
import { companyFieldList } from '../../../services/licensing/company-fields'
import { owesPayment } from '../../../services/licensing/contract'
import { offerText } from '../../../services/licensing/licence-text'
import { annualTotal, rupees } from '../../../services/licensing/money'
import type { Fields } from '../../../services/onboarding/client/calls'
import type { JourneyState } from '../state/reducer'
import { PaymentHelp } from './payment-help'

interface ReviewStepProps {
  plan: Plan
  state: JourneyState
}

/** Step 3: the summary, the errors and the payment help. */
export function ReviewStep({ plan, state }: ReviewStepProps) {
  const { fields, problem, note, payment, returned, offer, amount } = state
  const reasons = Object.values(problem?.errors ?? {})
    .flat()
    .filter((message) => message !== problem?.text)
  const owed = owesPayment(plan)
  const values: Fields = {
    ...fields,
    domainName: `${fields.domainName.trim().toLowerCase()}.${brand.appDomain}`,
  }
  return (
    <>
      <div>
        <StepperHeading takesFocus={!returned}>Complete Your Onboarding</StepperHeading>
        <p className="mt-1 text-small text-muted">
          Check what you typed. To change something, press Previous.
          {owed && !payment && ' Submit & Launch opens the payment window.'}
        </p>
      </div>
      <Alert tone="error" live="assertive">
        {problem?.text}
      </Alert>
      <ErrorSummary key={problem?.number} errors={reasons.map((message) => ({ message }))} />
      <Alert live="polite">{note}</Alert>
      {(problem || note) && owed && <PaymentHelp state={state} />}
      <DescriptionList
        items={[
          ['Plan', plan.title],
          ...(owed ? [['Total for 12 months', amount ? rupees(amount) : annualTotal(plan)] as const] : []),
          ...(owed && offer ? [['Licence', offerText(offer)] as const] : []),
          ...companyFieldList.map(({ name, label }) => [label, values[name]] as const),
        ]}
      />
    </>
  )
}
