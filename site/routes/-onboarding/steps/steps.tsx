import {
  Button,
  createIcon,
  DescriptionList,
  SplitPanelActions,
  StepperHeading,
  StepperProgress,
  useFocusOnMount,
} from '@kaksha/design-system'
import { ArrowLeft, ArrowRight } from 'lucide'
import { useId } from 'react'
import { onboarding } from '../../../content/onboarding'
import { steps } from '../../../content/steps'
import type { Plan } from '../../../content/types'
import { amount, annualTotal, owesPayment } from '../../../contracts/money'
import type { JourneyView } from '../state/create-journey'
import { type StepState, stepOf, stepViews } from '../state/views'
import { CompanyStep } from './company-step'
import { ReviewStep } from './review-step'

const { plan: planText, buttons: text } = onboarding

/** Step 1: the chosen plan and its price. */
function PlanStep({ plan }: { plan: Plan }) {
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
        <p className="mt-1 text-small text-muted">{planText.lead}</p>
      </div>
      <DescriptionList
        items={[
          [planText.facts.plan, plan.title],
          [planText.facts.price, price],
          owesPayment(plan) && [planText.facts.total, annualTotal(plan)],
        ]}
      />
      <p className="max-w-[36em]">{plan.description}</p>
    </>
  )
}

const ArrowLeftIcon = createIcon('arrow-left', ArrowLeft)
const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

interface StepActionsProps extends JourneyView<StepState> {
  /** Id of the form that Save & Next submits in step 2. */
  form: string
}

/** Previous, Save & Next and, in the last step, Submit & Launch, which is always in view. */
function StepActions({ form, state, journey }: StepActionsProps) {
  const { view, isPending, problem, payment } = state
  // After the checkout has closed, focus returns to Submit & Launch.
  const submit = useFocusOnMount<HTMLButtonElement>(view === 'review' && state.checkout === 'closed')
  const last = view === 'review'
  const again = Boolean(problem || payment)
  // Three buttons share the width of two; the longer label of a retry leaves no room for icons.
  const narrow = last ? `min-[52rem]:px-4! ${again ? '[&>svg]:hidden' : ''}` : ''
  return (
    <SplitPanelActions>
      {/* In the sticky row: at the end of the form it would be hidden behind the buttons. */}
      <p role="status" className="basis-full text-small font-bold empty:absolute">
        {view === 'company' && state.hasSaveFailed && onboarding.unsavedShort}
      </p>
      <Button
        className={`me-auto ${narrow}`}
        onClick={journey.previous}
        inactive={view === 'plan' || isPending}
        inactiveReason={view === 'plan' ? text.firstStep : text.busy}
      >
        <ArrowLeftIcon aria-hidden="true" data-nudge="back" />
        {text.previous}
      </Button>
      <Button
        variant={last ? 'outline' : 'primary'}
        className={narrow}
        {...(view === 'company' ? { type: 'submit', form } : { onClick: journey.next })}
        loading={isPending && !last}
        inactive={last}
        inactiveReason={text.lastStep}
      >
        {text.next}
        <ArrowRightIcon aria-hidden="true" data-nudge="" />
      </Button>
      {last && (
        <Button
          ref={submit}
          variant="primary"
          className={`max-xs:basis-full! ${narrow}`}
          onClick={journey.submit}
          loading={isPending}
        >
          {again ? text.retry : text.submit}
        </Button>
      )}
    </SplitPanelActions>
  )
}

/** The three steps and their buttons. */
export function Steps({ state, ...shared }: JourneyView<StepState>) {
  const step = stepOf(state)
  const form = useId()
  return (
    <>
      <StepperProgress
        label={onboarding.progressLabel}
        current={step}
        total={stepViews.length}
        title={steps[step - 1]?.title}
      />
      {state.view === 'plan' && <PlanStep plan={shared.plan} />}
      {state.view === 'company' && <CompanyStep id={form} {...shared} state={state} />}
      {state.view === 'review' && <ReviewStep {...shared} state={state} />}
      <StepActions form={form} {...shared} state={state} />
    </>
  )
}
