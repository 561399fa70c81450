import { AlertDialog } from '@kaksha/design-system'
import type { RefObject } from 'react'
import { onboarding } from '../../content/onboarding'
import { owesPayment } from '../../contracts/money'
import type { JourneyView } from './state/create-journey'
import { hasPaid, isLaunching, type JourneyState } from './state/views'

const { leave: text } = onboarding

/** What becomes of what was begun. */
function consequence(state: JourneyState, isOwed: boolean): string {
  const isPaid = hasPaid(state)
  if (isLaunching(state, isOwed)) return isPaid ? `${text.paid} ${text.launching}` : text.launching
  if (isPaid) return `${text.paid} ${text.unfinished}`
  return `${state.hasSaveFailed ? onboarding.unsaved : text.kept} ${text.again}`
}

interface LeaveProps extends JourneyView {
  /** Gets the focus when the visitor stays. */
  back: RefObject<HTMLElement | null>
}

/** Asked on Escape and on a press outside the dialog, since both are easily done by mistake. */
export function LeaveQuestion({ plan, state, journey, back }: LeaveProps) {
  return (
    <AlertDialog
      open={state.isLeaving}
      onOpenChange={(stillOpen) => !stillOpen && journey.stay()}
      title={text.title}
      confirm={text.confirm}
      cancel={text.cancel}
      onConfirm={journey.leave}
      onCloseAutoFocus={(event) => {
        // A press outside the dialog has moved the focus, and the dialog does not remember where it was.
        event.preventDefault()
        // If a launch has ended since, its result has replaced what had the focus.
        const result = document.querySelector<HTMLElement>('[role=dialog] [data-slot=stepper-heading]')
        ;(state.view === 'active' ? result : back.current)?.focus()
      }}
    >
      {consequence(state, owesPayment(plan))}
    </AlertDialog>
  )
}
