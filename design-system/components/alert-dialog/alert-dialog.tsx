'use client'

import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useLabels } from '../../provider/context.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { ButtonGroup } from '../button-group/button-group.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '../dialog/dialog.tsx'

/** A one-line description of each value, printed by the documentation. */
export const alertDialogDescriptions = {
  tone: {
    danger: 'Something would be lost: the cancelling button is emphasised. The default.',
    plain: 'Nothing would be lost: the confirming button is emphasised.',
    equal:
      'Both buttons look the same: for a decision in which visitors must not be influenced, such as leaving.',
  },
} as const

/** The texts of an alert dialog. */
export const alertDialogLabels = {
  /** Why the cancelling button is inactive while the confirmed action runs. */
  wait: 'Please wait until this is done.',
  /** Shown and announced if the confirmed action fails. */
  failed: 'That did not work. Please try again.',
}

export interface AlertDialogProps
  extends Omit<DialogContentProps, 'labels' | 'title' | 'role' | 'size' | 'showCloseButton' | 'asChild'> {
  /** The question, and the accessible name: 'Delete this batch?' */
  title: ReactNode
  /** The consequences, in one or two sentences. They are announced with the question. */
  children: ReactNode
  /**
   * More about the consequences, such as lists, above the buttons. It is not part of the description, so the initial focus
   * is on the title, where reading begins (APG, alert and message dialogs).
   */
  details?: ReactNode
  /** Label of the confirming button, with a verb: 'Delete the batch'. Not 'Yes', which is unclear without the question. */
  confirm: string
  /** Label of the cancelling button: 'Keep it'. It has the initial focus, if there are no `details`, and Escape has the same effect. */
  cancel: string
  /**
   * Called when the confirming button is pressed. If it returns a promise, the dialog closes when the promise resolves; if
   * it is rejected, the dialog stays open, says that it failed (`labels.failed`), and `onConfirmError` is called.
   */
  onConfirm: () => unknown
  /** Called if `onConfirm` throws or its promise is rejected, to report it. `console.error` by default. */
  onConfirmError?: (error: unknown) => void
  /** Which button is emphasised. 'danger' by default. */
  tone?: keyof typeof alertDialogDescriptions.tone
  /** The Button that opens the dialog. Without one, control it with `open`. */
  trigger?: ReactElement
  /** Whether it is open, if another component controls it. */
  open?: boolean
  /** Its texts in another language. */
  labels?: Partial<typeof alertDialogLabels>
  /** Called when it opens or closes, whichever button was pressed. */
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
  details,
  confirm,
  cancel,
  onConfirm,
  onConfirmError = console.error,
  tone = 'danger',
  trigger,
  open,
  onOpenChange,
  labels,
  ...rest
}: AlertDialogProps) {
  const { wait, failed } = useLabels('alertDialog', alertDialogLabels, labels)
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: false,
    onChange: onOpenChange,
    caller: 'AlertDialog',
  })
  const [pending, setPending] = useState(false)
  const [wrong, setWrong] = useState(false)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLHeadingElement>(null)

  async function go() {
    setPending(true)
    setWrong(false)
    try {
      await onConfirm()
      setOpen(false)
    } catch (error) {
      setWrong(true)
      onConfirmError(error)
    } finally {
      setPending(false)
    }
  }

  function change(next: boolean) {
    // Closing the dialog would not cancel an action that is already running.
    if (pending) return
    setWrong(false)
    setOpen(next)
  }

  const buttons = [
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
      ref={cancelButton}
      variant={tone === 'danger' ? 'primary' : 'outline'}
      inactive={pending}
      inactiveReason={wait}
      onClick={() => change(false)}
    >
      {cancel}
    </Button>,
  ]

  return (
    <Dialog open={isOpen} onOpenChange={change}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent
        data-slot="alert-dialog"
        data-tone={tone}
        {...rest}
        role="alertdialog"
        showCloseButton={false}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (details) question.current?.focus()
          else cancelButton.current?.focus()
          rest.onOpenAutoFocus?.(event)
        }}
        onInteractOutside={(event) => {
          event.preventDefault()
          rest.onInteractOutside?.(event)
        }}
      >
        <DialogTitle ref={question} {...(details && { tabIndex: -1, className: 'outline-none' })}>
          {title}
        </DialogTitle>
        <DialogDescription>{children}</DialogDescription>
        {details && <DialogBody>{details}</DialogBody>}
        <Alert tone="error" live="assertive" className="not-empty:mt-4">
          {wrong && failed}
        </Alert>
        <ButtonGroup className="mt-6">{tone === 'plain' ? buttons : buttons.reverse()}</ButtonGroup>
      </DialogContent>
    </Dialog>
  )
}
