import { ConfirmDialog } from '@kaksha/design-system'
import type { RefObject } from 'react'

interface LeaveProps {
  open: boolean
  /** Gets the focus when people stay. */
  back: RefObject<HTMLElement | null>
  onLeave: () => void
  onStay: () => void
}

/** Escape and a press beside the dialog ask first: either is easily done by mistake. */
export function LeaveQuestion({ open, back, onLeave, onStay }: LeaveProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stillOpen) => !stillOpen && onStay()}
      title="Leave for now?"
      confirm="Leave for now"
      cancel="Stay"
      onConfirm={onLeave}
      onCloseAutoFocus={(event) => {
        // A press beside the dialog has taken the focus from where it was, and nothing else remembers where.
        event.preventDefault()
        back.current?.focus()
      }}
    >
      What you typed is kept. Open the same plan again to go on where you left.
    </ConfirmDialog>
  )
}
