import { StepperProgress } from '@kaksha/design-system'
import { useId } from 'react'
import { onboarding } from '../../../content/onboarding'
import { steps } from '../../../content/steps'
import type { JourneyView } from '../state/create-journey'
import { lastStep } from '../state/reducer'
import { CompanyStep } from './company-step'
import { PlanStep } from './plan-step'
import { ReviewStep } from './review-step'
import { StepActions } from './step-actions'

/** The three steps and their buttons. */
export function Steps(view: JourneyView) {
  const { step } = view.state
  const form = useId()
  return (
    <>
      <StepperProgress
        label={onboarding.progressLabel}
        current={step}
        total={lastStep}
        title={steps[step - 1]?.title}
      />
      {step === 1 && <PlanStep plan={view.plan} />}
      {step === 2 && <CompanyStep id={form} {...view} />}
      {step === 3 && <ReviewStep {...view} />}
      <StepActions form={form} {...view} />
    </>
  )
}
