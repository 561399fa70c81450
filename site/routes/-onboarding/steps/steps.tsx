import { StepperProgress } from '@kaksha/design-system'
import { useId } from 'react'
import { steps } from '../../content/steps'
import type { Plan } from '../../content/types'
import { StepActions } from './journey-actions'
import { CompanyStep } from './journey-company'
import type { Journey } from './journey-controller'
import { type JourneyState, lastStep } from './journey-machine'
import { PlanStep } from './journey-plan'
import { ReviewStep } from './journey-review'

interface StepsProps {
  plan: Plan
  state: JourneyState
  journey: Journey
}

/** The three steps and their buttons. */
export function Steps({ plan, state, journey }: StepsProps) {
  const { fields, problem, pending } = state
  const form = useId()
  // The counter may exceed the number of steps (docs/product.md, Onboarding); the shown step may not.
  const step = Math.min(state.step, lastStep)
  return (
    <>
      <StepperProgress
        label="Onboarding progress"
        current={step}
        total={lastStep}
        title={steps[step - 1]?.title}
      />
      {step === 1 && <PlanStep plan={plan} />}
      {step === 2 && (
        <CompanyStep
          id={form}
          fields={fields}
          problem={problem}
          pending={pending === 'next'}
          onTyped={journey.typed}
          onSubmit={journey.next}
          onInvalid={journey.invalid}
        />
      )}
      {step === 3 && <ReviewStep plan={plan} state={state} />}
      <StepActions step={step} form={form} state={state} journey={journey} />
    </>
  )
}
