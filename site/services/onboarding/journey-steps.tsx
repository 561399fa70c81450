import { Button, JourneyActions } from '@kaksha/design-system'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { Plan } from '../../content/types'
import { CompanyStep } from './journey-company'
import type { Journey } from './journey-controller'
import { type JourneyState, lastStep } from './journey-machine'
import { PlanStep } from './journey-plan'
import { ReviewStep } from './journey-review'
import { StepBar } from './journey-step'

interface StepsProps {
  plan: Plan
  state: JourneyState
  journey: Journey
}

/** The three steps and the buttons between them. */
export function Steps({ plan, state, journey }: StepsProps) {
  const { fields, problem, pending } = state
  const form = useId()
  // The counter may go further than there are steps; what is shown may not.
  const step = Math.min(state.step, lastStep)
  return (
    <>
      <StepBar step={step} />
      {step === 1 && <PlanStep plan={plan} />}
      {step === 2 && (
        <CompanyStep
          id={form}
          fields={fields}
          problem={problem}
          pending={pending === 'next'}
          onTyped={journey.typed}
          onSubmit={journey.next}
        />
      )}
      {step === 3 && (
        <ReviewStep
          plan={plan}
          fields={fields}
          problem={problem}
          pending={pending === 'submit'}
          onSubmit={journey.submit}
        />
      )}
      <JourneyActions>
        <Button
          onClick={journey.previous}
          unavailable={step === 1 || pending !== null}
          reason={step === 1 ? 'This is the first step.' : 'Please wait until this step is done.'}
        >
          <ArrowLeft aria-hidden="true" data-nudge="back" />
          Previous
        </Button>
        <Button
          variant={step === lastStep ? 'outline' : 'main'}
          {...(step === 2 ? { type: 'submit', form } : { onClick: journey.next })}
          pending={pending === 'next'}
          unavailable={step === lastStep}
          reason="This is the last step. Press Submit & Launch."
        >
          Save &amp; Next
          <ArrowRight aria-hidden="true" data-nudge="" />
        </Button>
      </JourneyActions>
    </>
  )
}
