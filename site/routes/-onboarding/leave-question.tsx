import { AlertDialog } from '@kaksha/design-system'
import type { RefObject } from 'react'
import { notes } from '../../content/contact/contact-notes'

interface LeaveProps {
  open: boolean
  /** What was typed could not be saved. */
  unsaved: boolean
  /** Gets the focus when the visitor stays. */
  back: RefObject<HTMLElement | null>
  onLeave: () => void
  onStay: () => void
}

/** Asked on Escape and on a press outside the dialog, since both are easily done by mistake. */
export function LeaveQuestion({ open, unsaved, back, onLeave, onStay }: LeaveProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(stillOpen) => !stillOpen && onStay()}
      title="Leave for now?"
      confirm="Leave for now"
      cancel="Stay"
      onConfirm={onLeave}
      onCloseAutoFocus={(event) => {
        // A press outside the dialog has moved the focus, and the dialog does not remember where it was.
        event.preventDefault()
        back.current?.focus()
      }}
    >
      {unsaved ? notes.draftUnsaved : 'What you typed is kept.'} Open the same plan again to go on where you
      left.
    </AlertDialog>
  )
}
