import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { ButtonGroup } from '../button-group/button-group.tsx'
import {
  Dialog,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '../dialog/dialog.tsx'

/** A one-line description of each value, printed by the documentation. */
export const alertDialogDescriptions = {
  tone: {
    danger: 'Something would be lost: the cancelling answer is emphasised. The default.',
    plain: 'Nothing would be lost: the confirming answer is emphasised.',
  },
} as const

export interface AlertDialogProps
  extends Omit<DialogContentProps, 'title' | 'role' | 'size' | 'showCloseButton' | 'asChild'> {
  /** The question, and the accessible name: 'Delete this batch?' */
  title: ReactNode
  /** The consequences, in one or two sentences. They are announced with the question. */
  children: ReactNode
  /**
   * Label of the confirming answer, with a verb: 'Delete the batch'. Not 'Yes', which says nothing without the
   * question.
   */
  confirm: string
  /** Label of the cancelling answer: 'Keep it'. It has the initial focus, and Escape has the same effect. */
  cancel: string
  /**
   * Called for the confirming answer. If it returns a promise, the dialog waits and closes when it resolves; it stays
   * open if the promise is rejected.
   */
  onConfirm: () => unknown
  /** Which answer is emphasised. 'danger' by default. */
  tone?: keyof typeof alertDialogDescriptions.tone
  /** The Button that opens the dialog. Without one, control it with `open`. */
  trigger?: ReactElement
  /** Whether it is open, if another component controls it. */
  open?: boolean
  /** Called when it opens or closes, whichever answer was given. */
  onOpenChange?: (open: boolean) => void
}

/**
 * Asks for confirmation before an action that cannot be undone. A press outside does not close it.
 *
 * @example
 * <AlertDialog
 *   trigger={<Button>Delete</Button>}
 *   title="Delete this batch?"
 *   confirm="Delete the batch"
 *   cancel="Keep it"
 *   onConfirm={remove}
 * >
 *   Its 24 students stay, without a batch.
 * </AlertDialog>
 */
export function AlertDialog({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  tone = 'danger',
  trigger,
  open,
  onOpenChange,
  ...rest
}: AlertDialogProps) {
  const [shown, setShown] = useControllableState({
    prop: open,
    defaultProp: false,
    onChange: onOpenChange,
    caller: 'AlertDialog',
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
      variant={tone === 'plain' ? 'primary' : 'outline'}
      loading={pending}
      onClick={() => void go()}
    >
      {confirm}
    </Button>,
    <Button
      key="cancel"
      ref={safe}
      variant={tone === 'plain' ? 'outline' : 'primary'}
      inactive={pending}
      inactiveReason="Please wait until this is done."
      onClick={() => setShown(false)}
    >
      {cancel}
    </Button>,
  ]

  return (
    // Closing the window would not cancel an action that is already running.
    <Dialog open={shown} onOpenChange={(next) => !pending && setShown(next)}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent
        data-slot="alert-dialog"
        data-tone={tone}
        {...rest}
        role="alertdialog"
        showCloseButton={false}
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
        <ButtonGroup className="mt-6">{tone === 'plain' ? answers : answers.reverse()}</ButtonGroup>
      </DialogContent>
    </Dialog>
  )
}
