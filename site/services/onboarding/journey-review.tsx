import { Alert, ErrorSummary, FactList, StepperHeading } from '@kaksha/design-system'
import { brand } from '../../content/brand'
import type { Plan } from '../../content/types'
import type { Fields } from './client'
import { questions } from './journey-company'
import type { Problem } from './journey-machine'

interface ReviewStepProps {
  plan: Plan
  fields: Fields
  problem: Problem | null
}

/** Step 3: everything once more. */
export function ReviewStep({ plan, fields, problem }: ReviewStepProps) {
  const reasons = Object.values(problem?.errors ?? {})
    .flat()
    .filter((message) => message !== problem?.text)
  const values: Fields = {
    ...fields,
    domainName: `${fields.domainName.trim().toLowerCase()}.${brand.appDomain}`,
  }
  return (
    <>
      <div>
        <StepperHeading>Complete Your Onboarding</StepperHeading>
        <p className="mt-1 text-small text-muted">
          Check what you typed. To change something, press Previous.
        </p>
      </div>
      <Alert tone="error" live="assertive">
        {problem?.text}
      </Alert>
      <ErrorSummary key={problem?.number} errors={reasons.map((message) => ({ message }))} />
      <FactList
        facts={[['Plan', plan.title], ...questions.map(({ name, label }) => [label, values[name]] as const)]}
      />
    </>
  )
}
