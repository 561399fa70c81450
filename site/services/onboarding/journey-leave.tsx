import { Button, Dialog, DialogContent, DialogDescription, DialogTitle } from '@kaksha/design-system'

interface LeaveProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** Escape and a press beside the dialog ask first: either is easily done by mistake. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveProps) {
  return (
    <Dialog open={open} onOpenChange={(stillOpen) => !stillOpen && onStay()}>
      <DialogContent role="alertdialog" closable={false}>
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
