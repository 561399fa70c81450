import { StepperProgress } from '@kaksha/design-system'
import { useId } from 'react'
import { onboarding } from '../../../content/onboarding'
import { steps } from '../../../content/steps'
import type { JourneyView } from '../state/create-journey'
import { lastStep, type StepState, stepOf } from '../state/views'
import { CompanyStep } from './company-step'
import { PlanStep } from './plan-step'
import { ReviewStep } from './review-step'
import { StepActions } from './step-actions'

/** The three steps and their buttons. */
export function Steps({ state, ...shared }: JourneyView<StepState>) {
  const step = stepOf(state)
  const form = useId()
  return (
    <>
      <StepperProgress
        label={onboarding.progressLabel}
        current={step}
        total={lastStep}
        title={steps[step - 1]?.title}
      />
      {state.view === 'plan' && <PlanStep plan={shared.plan} />}
      {state.view === 'company' && <CompanyStep id={form} {...shared} state={state} />}
      {state.view === 'review' && <ReviewStep {...shared} state={state} />}
      <StepActions form={form} {...shared} state={state} />
    </>
  )
}
