import { StepperProgress } from '@kaksha/design-system'
import { useId } from 'react'
import { steps } from '../../../content/steps'
import type { Plan } from '../../../content/types'
import type { Journey } from '../state/create-journey'
import { type JourneyState, lastStep } from '../state/reducer'
import { CompanyStep } from './company-step'
import { PlanStep } from './plan-step'
import { ReviewStep } from './review-step'
import { StepActions } from './step-actions'

interface StepsProps {
  plan: Plan
  state: JourneyState
  journey: Journey
}

/** The three steps and their buttons. */
export function Steps({ plan, state, journey }: StepsProps) {
  const { step, fields, problem, pending } = state
  const form = useId()
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
          change={state.change}
          problem={problem}
          unsaved={state.saveFailed}
          pending={pending === 'next'}
          domainLocked={state.domainLocked}
          onTyped={journey.typed}
          onSubmit={journey.next}
          onInvalid={journey.invalid}
        />
      )}
      {step === 3 && <ReviewStep plan={plan} state={state} onChange={journey.change} />}
      <StepActions step={step} form={form} state={state} journey={journey} />
    </>
  )
}
