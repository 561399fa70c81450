import { AlertDialog } from '@kaksha/design-system'
import type { RefObject } from 'react'
import { notes } from '../../content/contact/contact-notes'
import type { JourneyView } from './state/create-journey'

interface LeaveProps extends JourneyView {
  /** Gets the focus when the visitor stays. */
  back: RefObject<HTMLElement | null>
}

/** Asked on Escape and on a press outside the dialog, since both are easily done by mistake. */
export function LeaveQuestion({ state, journey, back }: LeaveProps) {
  return (
    <AlertDialog
      open={state.leaving}
      onOpenChange={(stillOpen) => !stillOpen && journey.stay()}
      title="Leave for now?"
      confirm="Leave for now"
      cancel="Stay"
      onConfirm={journey.leave}
      onCloseAutoFocus={(event) => {
        // A press outside the dialog has moved the focus, and the dialog does not remember where it was.
        event.preventDefault()
        back.current?.focus()
      }}
    >
      {state.saveFailed ? notes.draftUnsaved : 'What you typed is kept.'} Open the same plan again to go on
      where you left.
    </AlertDialog>
  )
}
