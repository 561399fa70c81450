import { Button, Dialog, DialogContent, DialogDescription, DialogTitle } from '@kaksha/design-system'
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
    <Dialog open={open} onOpenChange={(stillOpen) => !stillOpen && onStay()}>
      <DialogContent
        role="alertdialog"
        closable={false}
        onCloseAutoFocus={(event) => {
          // A press beside the dialog has taken the focus from where it was, and nothing else remembers where.
          event.preventDefault()
          back.current?.focus()
        }}
      >
        <DialogTitle>Leave for now?</DialogTitle>
        <DialogDescription>
          What you typed is kept. Open the same plan again to go on where you left.
        </DialogDescription>
        <div className="mt-6 flex flex-wrap gap-3 max-xs:*:[button]:w-full">
          <Button variant="main" onClick={onStay}>
            Stay
          </Button>
          <Button onClick={onLeave}>Leave for now</Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
