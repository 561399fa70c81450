import { Button, createIcon, SplitPanelActions, useFocusOnMount } from '@kaksha/design-system'
import { ArrowLeft, ArrowRight } from 'lucide'
import { onboarding } from '../../../content/onboarding'
import type { JourneyView } from '../state/create-journey'
import type { StepState } from '../state/views'

const ArrowLeftIcon = createIcon('arrow-left', ArrowLeft)
const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

const { buttons: text } = onboarding

interface StepActionsProps extends JourneyView<StepState> {
  /** Id of the form that Save & Next submits in step 2. */
  form: string
}

/** Previous, Save & Next and, in the last step, Submit & Launch, which is always in view. */
export function StepActions({ form, state, journey }: StepActionsProps) {
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
