import { Alert, Button, ErrorSummary } from '@kaksha/design-system'
import { ArrowRight } from 'lucide-react'
import { brand } from '../../content/brand'
import type { Plan } from '../../content/types'
import type { Fields } from './client'
import { questions } from './journey-company'
import type { Problem } from './journey-machine'
import { Heading, Register } from './journey-step'

interface ReviewStepProps {
  plan: Plan
  fields: Fields
  problem: Problem | null
  pending: boolean
  onSubmit: () => void
}

/** Step 3: everything once more, and the button that begins it. */
export function ReviewStep({ plan, fields, problem, pending, onSubmit }: ReviewStepProps) {
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
        <Heading>Complete Your Onboarding</Heading>
        <p className="mt-1 text-small text-muted">
          Check what you typed. To change something, press Previous.
        </p>
      </div>
      <Alert tone="error" live="assertive">
        {problem?.text}
      </Alert>
      <ErrorSummary key={problem?.number} errors={reasons.map((message) => ({ message }))} />
      <Register
        rows={[['Plan', plan.title], ...questions.map(({ name, label }) => [label, values[name]] as const)]}
      />
      <Button variant="main" pending={pending} onClick={onSubmit} className="max-xs:w-full xs:self-start">
        {problem ? 'Retry: Submit & Launch' : 'Submit & Launch'}
        <ArrowRight aria-hidden="true" data-nudge="" />
      </Button>
    </>
  )
}
