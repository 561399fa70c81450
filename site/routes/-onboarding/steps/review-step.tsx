import {
  Alert,
  Button,
  DescriptionList,
  ErrorSummary,
  StepperHeading,
  VisuallyHidden,
} from '@kaksha/design-system'
import { Fragment } from 'react'
import { brand } from '../../../content/brand'
import { onboarding } from '../../../content/onboarding'
import { companyFieldList } from '../../../contracts/company-fields'
import { offerText } from '../../../contracts/licence-text'
import type { CompanyFields } from '../../../contracts/licensing'
import { annualTotal, owesPayment, rupees } from '../../../contracts/money'
import type { JourneyView } from '../state/create-journey'
import type { ReviewState } from '../state/views'
import { PaymentHelp } from './payment-help'

const { review: text } = onboarding
const { facts } = onboarding.plan

/** Step 3: the summary, the errors and the payment help. */
export function ReviewStep({ plan, state, journey }: JourneyView<ReviewState>) {
  const { fields, status, problem, note, payment, checkout, amount } = state
  const reasons = Object.values(problem?.errors ?? {})
    .flat()
    .filter((message) => message !== problem?.text)
  const owed = owesPayment(plan)
  const values: CompanyFields = {
    ...fields,
    domainName: `${fields.domainName.trim().toLowerCase()}.${brand.appDomain}`,
  }
  return (
    <>
      <div>
        <StepperHeading takesFocus={checkout !== 'closed'}>{text.title}</StepperHeading>
        <p className="mt-1 text-small text-muted">
          {text.lead} {owed && !payment && text.opensPayment}
        </p>
      </div>
      {/* The toast announces it. */}
      <Alert tone="error">
        {problem?.text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
      <ErrorSummary key={problem?.number} errors={reasons.map((message) => ({ message }))} />
      <Alert live="polite">{note}</Alert>
      {(problem || note) && owed && <PaymentHelp state={state} />}
      <DescriptionList
        className="[&_dd:has(button)]:flex [&_dd:has(button)]:items-baseline [&_dd:has(button)]:justify-between [&_dd:has(button)]:gap-3"
        items={[
          [facts.plan, plan.title],
          owed && [facts.total, amount ? rupees(amount) : annualTotal(plan)],
          owed && status?.offer && [facts.licence, offerText(status.offer)],
          ...companyFieldList.map(({ name, label }) => {
            const fixed = payment || (name === 'domainName' && status?.domainLocked)
            return [
              label,
              fixed ? (
                values[name]
              ) : (
                <Fragment key={name}>
                  {values[name]}
                  <Button
                    variant="ghost"
                    size="sm"
                    className="-my-2.5 flex-none px-2! font-normal! underline"
                    onClick={() => journey.change(name)}
                  >
                    {text.change}
                    <VisuallyHidden> {label}</VisuallyHidden>
                  </Button>
                </Fragment>
              ),
            ] as const
          }),
        ]}
      />
    </>
  )
}
