import { AlertDialog } from '@kaksha/design-system'
import type { RefObject } from 'react'
import { onboarding } from '../../content/onboarding'
import type { JourneyView } from './state/create-journey'

const { leave: text } = onboarding

interface LeaveProps extends JourneyView {
  /** Gets the focus when the visitor stays. */
  back: RefObject<HTMLElement | null>
}

/** Asked on Escape and on a press outside the dialog, since both are easily done by mistake. */
export function LeaveQuestion({ state, journey, back }: LeaveProps) {
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
        back.current?.focus()
      }}
    >
      {state.hasSaveFailed ? onboarding.unsaved : text.kept} {text.again}
    </AlertDialog>
  )
}
