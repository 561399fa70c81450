import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { ButtonRow } from '../button-row/button-row.tsx'
import {
  Dialog,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '../dialog/dialog.tsx'

/** What each value is for, in one line; the documentation prints these. */
export const confirmDialogDescriptions = {
  tone: {
    careful: 'Something is lost, or left: the way back is marigold. The default.',
    plain: 'Nothing is lost: the way on is marigold.',
  },
} as const

export interface ConfirmDialogProps
  extends Omit<DialogContentProps, 'title' | 'role' | 'size' | 'closable' | 'asChild'> {
  /** The question: 'Delete this batch?' */
  title: ReactNode
  /** What happens then, in one or two sentences. It is read with the question. */
  children: ReactNode
  /** The answer that goes on, as a verb: 'Delete the batch'. Never 'Yes', which nobody can read alone. */
  confirm: string
  /** The answer that goes back: 'Keep it'. It has the focus at first, and Escape gives it too. */
  cancel: string
  /** Does it. Given a promise, the dialog waits for it, then closes; it stays where the promise is rejected. */
  onConfirm: () => unknown
  /** Which answer is the safe one. */
  tone?: keyof typeof confirmDialogDescriptions.tone
  /** The Button that asks. Without one, say `open`. */
  trigger?: ReactElement
  /** Whether it is open, where somebody else decides. */
  open?: boolean
  /** It wants to close, whichever the answer, or to open. */
  onOpenChange?: (open: boolean) => void
}

/**
 * Asks before something happens that cannot be taken back. It wants an answer: a press beside it is none.
 *
 * @example
 * <ConfirmDialog
 *   trigger={<Button>Delete</Button>}
 *   title="Delete this batch?"
 *   confirm="Delete the batch"
 *   cancel="Keep it"
 *   onConfirm={remove}
 * >
 *   Its 24 students stay, without a batch.
 * </ConfirmDialog>
 */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  tone = 'careful',
  trigger,
  open,
  onOpenChange,
  ...rest
}: ConfirmDialogProps) {
  const [shown, setShown] = useControllableState({
    prop: open,
    defaultProp: false,
    onChange: onOpenChange,
    caller: 'ConfirmDialog',
  })
  const [pending, setPending] = useState(false)
  const safe = useRef<HTMLButtonElement>(null)

  async function go() {
    setPending(true)
    try {
      await onConfirm()
      setShown(false)
    } finally {
      setPending(false)
    }
  }

  const answers = [
    <Button
      key="confirm"
      variant={tone === 'plain' ? 'main' : 'outline'}
      pending={pending}
      onClick={() => void go()}
    >
      {confirm}
    </Button>,
    <Button
      key="cancel"
      ref={safe}
      variant={tone === 'plain' ? 'outline' : 'main'}
      unavailable={pending}
      reason="Please wait until this is done."
      onClick={() => setShown(false)}
    >
      {cancel}
    </Button>,
  ]

  return (
    // What is under way cannot be taken back by closing the window on it.
    <Dialog open={shown} onOpenChange={(next) => !pending && setShown(next)}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent
        data-slot="confirm-dialog"
        data-tone={tone}
        {...rest}
        role="alertdialog"
        closable={false}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          safe.current?.focus()
          rest.onOpenAutoFocus?.(event)
        }}
        onInteractOutside={(event) => {
          event.preventDefault()
          rest.onInteractOutside?.(event)
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{children}</DialogDescription>
        <ButtonRow className="mt-6">{tone === 'plain' ? answers : answers.reverse()}</ButtonRow>
      </DialogContent>
    </Dialog>
  )
}
