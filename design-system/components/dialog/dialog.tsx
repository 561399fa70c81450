'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide'
import { type ComponentProps, createContext, type RefObject, use, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../hooks/hydration.ts'
import { addLayer, closeTopLayer, isTopLayer, type Layer } from '../../hooks/layers.ts'
import { useInertOutside } from '../../hooks/use-inert-outside.ts'
import { watchBack } from '../../hooks/watch-back.ts'
import { useLabels, usePortalAttributes, useProps } from '../../provider/context.ts'
import { FieldContext } from '../_internal/field-control.ts'
import { focusNear, placeOf, setOrigin } from '../_internal/tab-stops.ts'
import { useAttachedRoot, useLayerRoot } from '../_internal/use-layer-root.ts'
import { Button } from '../button/button.tsx'
import { createIcon } from '../icon/create-icon.ts'

const XIcon = createIcon('x', X)

const advice =
  'A dialog without a name is announced as “dialog” and nothing else: put a DialogTitle into its DialogContent, visually hidden if need be.'

/** Reports a dialog without an accessible name in the console during development. */
export function warnWithoutName(dialog: HTMLElement) {
  // DialogTitle registers its id while it renders; Radix sets the attribute after that.
  setTimeout(() => {
    const named = dialog.hasAttribute('aria-labelledby') || dialog.hasAttribute('aria-label')
    if (dialog.isConnected && !named) console.error(advice)
  })
}

/** A one-line description of each value, printed by the documentation. */
export const dialogDescriptions = {
  size: {
    sm: 'At most 24rem wide, for a question with short answers.',
    md: 'At most 32rem wide, for a question or a short form. The default.',
    lg: 'At most 60rem wide and without padding, for a whole task in two panels.',
    full: 'The whole window below the space for toasts, for a picture or a table.',
  },
} as const

const ModalContext = createContext(true)

/**
 * A dialog over the page, opened by its DialogTrigger or through `open`. While it is modal (the default), Radix traps
 * the focus in it, and the page behind cannot be used, except for toasts. With `modal={false}` it is a card at the bottom
 * of the browser window, and the page stays usable.
 */
export function Dialog({ modal = true, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <ModalContext value={modal}>
      <Radix.Root modal={modal} {...rest} />
    </ModalContext>
  )
}

/** The button that opens the dialog and receives the focus when it closes. Use `asChild` with a Button. */
export function DialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dialog-trigger" {...props} />
}

/** Closes the dialog. Use `asChild` with a Button. */
export function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="dialog-close" {...props} />
}

/** The accessible name of the dialog, which is required. It may be visually hidden. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="dialog-title" className={cx('text-h2', className)} {...rest} />
}

/** One or two sentences that are announced after the title. */
export function DialogDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="dialog-description"
      className={cx('mt-1 text-muted', className)}
      {...rest}
    />
  )
}

/** Title and description. It leaves space for the close button. Optional. */
export function DialogHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={cx('pe-10', className)} {...rest} />
}

/** The content of the dialog. The dialog grows with it, and a long dialog scrolls as a whole. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="dialog-body" className={cx('mt-5', className)} {...rest} />
}

/** The buttons, the most important one first. They stick to the bottom of a long dialog, except in a low browser window. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cx(
        'sticky bottom-0 z-1 -mx-6 mt-6 -mb-6 flex flex-wrap gap-3 border-t border-border-subtle bg-surface px-6 pt-4 pb-6 min-[52rem]:-mx-8 min-[52rem]:-mb-8 min-[52rem]:px-8 min-[52rem]:pb-8',
        '[@media(max-height:22rem)]:static [@media(max-height:30rem)_and_(max-width:30rem)]:static',
        className,
      )}
      {...rest}
    />
  )
}

/**
 * The scrolling backdrop. Its upper 108 px, more on phones, stay free, so that a toast does not cover the dialog. While a
 * toast is shown, the backdrop begins below this space and has no padding there, so that a scrolled dialog does not reach
 * the toast and nothing moves. The scroll padding keeps a focused field clear of toasts, a UserPanel of two rows
 * (8.25rem) in a SplitPanel and sticky buttons. A window of at most 30rem has no free space, and in one of at most 22rem
 * nothing is sticky. The values for windows of at most 30rem and 22rem are important, because two of these variants can
 * hold at once.
 */
const backdropClasses = cx(
  'fixed inset-0 top-(--ds-dialog-top) z-(--ds-layer-dialog) grid scroll-pt-[calc(max(var(--ds-dialog-space)-var(--ds-dialog-top),8.25rem)+.25rem)] scroll-pb-38 items-end overflow-y-auto overscroll-contain bg-scrim pt-[calc(var(--ds-dialog-space)-var(--ds-dialog-top))]',
  '[--ds-dialog-space:10rem] [--ds-dialog-top:0px] in-[:has([data-slot=toast])]:[--ds-dialog-top:var(--ds-dialog-space)] max-[22rem]:[--ds-dialog-space:12rem]',
  // The top of a dialog with steps stays where it is, however high a step is.
  'min-[52rem]:place-items-center min-[52rem]:has-[>[data-size=lg]]:items-start min-[52rem]:px-6 min-[52rem]:[--ds-dialog-space:6.75rem]',
  '[@media(max-height:30rem)]:scroll-pb-20 [@media(max-height:30rem)]:[--ds-dialog-space:0px]! [@media(max-height:22rem)]:scroll-p-2!',
  // In forced colours the space above has the colour of the dialog, so a line separates them.
  'before:fixed before:inset-x-0 before:top-0 before:h-(--ds-dialog-top) before:bg-scrim forced-colors:before:border-b-[min(2px,var(--ds-dialog-top))]',
)

const panel = cva(
  // Not overflow-hidden, which would make it a scroll container and break sticky buttons inside.
  // The bottom margin is not padding of the backdrop, because sticky buttons would stop above the padding.
  'relative w-full overflow-clip rounded-t-window bg-surface text-fg shadow-float outline-none [--ds-control:3rem] min-[52rem]:mb-8 min-[52rem]:rounded-window forced-colors:border-2',
  {
    variants: {
      size: {
        sm: 'min-[52rem]:max-w-[24rem] p-6 min-[52rem]:p-8',
        md: 'min-[52rem]:max-w-[32rem] p-6 min-[52rem]:p-8',
        lg: 'min-[52rem]:max-w-[60rem]',
        full: 'self-stretch p-6 min-[52rem]:p-8',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

/** A dialog that is not modal: a card in the bottom corner of the browser window, above the page. */
const floating = cx(
  'fixed inset-x-4 bottom-4 z-(--ds-layer-dialog) max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-window border-2 border-border bg-surface p-6 pe-16 text-fg shadow-float outline-none xs:start-auto xs:w-[24rem]',
)

/** The texts of a dialog. */
export const dialogLabels = {
  /** Accessible name of the close button. */
  close: 'Close',
}

export interface DialogContentProps extends ComponentProps<typeof Radix.Content>, VariantProps<typeof panel> {
  /** Shows the button named 'Close'. True by default. If it is false, provide another way to close the dialog. */
  showCloseButton?: boolean
  /** Its texts in another language. */
  labels?: Partial<typeof dialogLabels>
}

/** The dialog itself. It must contain a DialogTitle; without one an error is written to the console during development. */
export function DialogContent(ownProps: DialogContentProps) {
  const props = useProps('DialogContent', ownProps)
  const root = useLayerRoot()
  // React can render into another element only after hydration.
  if (!useHydrated()) return null
  return (
    <Radix.Portal container={root}>
      <DialogPanel {...props} root={root} />
    </Radix.Portal>
  )
}

/** Renders nothing. It stores the `onClick` that Radix.Close passes to its child, so that Escape can close the dialog. */
function CloseHandler({
  handler,
  onClick,
}: {
  handler: RefObject<(() => void) | undefined>
  onClick?: () => void
}) {
  useEffect(() => {
    handler.current = onClick
  })
  return null
}

function DialogPanel({
  root,
  size,
  showCloseButton = true,
  labels,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onPointerDownOutside,
  onEscapeKeyDown,
  ...rest
}: DialogContentProps & { root: HTMLElement | undefined }) {
  const modal = use(ModalContext)
  const { close } = useLabels('dialog', dialogLabels, labels)
  const attributes = usePortalAttributes()
  // Read during the first render, because an element with autoFocus takes the focus before any effect runs.
  const [opener] = useState(() => document.activeElement)
  // Recorded while it is in the page: the dialog may delete it.
  const [place] = useState(() => placeOf(opener))
  const closeHandler = useRef<() => void>(undefined)
  const overlay = useRef<HTMLDivElement>(null)
  /** Whether a press has begun and ended on the backdrop, while nothing else was open above the dialog. */
  const press = useRef({ began: false, ended: false })
  useAttachedRoot(root)
  useInertOutside(overlay, modal)
  const onEscape = useRef(onEscapeKeyDown)
  useEffect(() => {
    onEscape.current = onEscapeKeyDown
  })
  const [layer] = useState<Layer>(() => ({
    close(event) {
      onEscape.current?.(event)
      if (!event.defaultPrevented) closeHandler.current?.()
    },
  }))
  useEffect(() => addLayer(layer), [layer])
  useEffect(() => (modal ? watchBack(layer.close) : undefined), [layer, modal])
  useEffect(() => root && setOrigin(root, place), [root, place])

  const content = (
    <Radix.Content
      data-slot="dialog-content"
      data-size={size ?? 'md'}
      className={modal ? panel({ size, className }) : cx(floating, className)}
      {...attributes}
      {...rest}
      onOpenAutoFocus={(event) => {
        if (process.env.NODE_ENV !== 'production') warnWithoutName(event.currentTarget as HTMLElement)
        onOpenAutoFocus?.(event)
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        if (event.defaultPrevented || !modal) return
        // What was opened by closing this dialog has taken the focus.
        if (document.activeElement !== document.body) return event.preventDefault()
        // Radix returns the focus to the trigger. A dialog opened through `open` has none.
        if (opener instanceof HTMLElement && opener !== document.body) {
          opener.focus({ preventScroll: true })
          if (document.activeElement === opener) return event.preventDefault()
        }
        // The opener is gone. Radix returns the focus to the trigger now, if there is one in the page.
        queueMicrotask(() => document.activeElement === document.body && focusNear(place))
      }}
      // Radix calls its newest layer, which may be below a drawer or a menu.
      onEscapeKeyDown={(event) => {
        closeTopLayer(event)
        event.preventDefault()
      }}
      onPointerDownOutside={(event) => {
        const { target, offsetX } = event.detail.originalEvent
        const { began, ended } = press.current
        press.current = { began: false, ended: false }
        // A press on the scrollbar of the backdrop is not a press outside (radix-ui/primitives#1280).
        if (target instanceof HTMLElement && offsetX > target.clientWidth) event.preventDefault()
        if (modal && !(began && ended)) event.preventDefault()
        onPointerDownOutside?.(event)
      }}
    >
      {/* A Field around the dialog does not label the controls in it. */}
      <FieldContext value={null}>{children}</FieldContext>
      <Radix.Close asChild>
        <CloseHandler handler={closeHandler} />
      </Radix.Close>
      {showCloseButton && (
        <Radix.Close asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={close}
            className="absolute! end-3 top-3 z-1 bg-surface"
          >
            <XIcon aria-hidden="true" />
          </Button>
        </Radix.Close>
      )}
    </Radix.Content>
  )
  if (!modal) return content
  return (
    <Radix.Overlay
      ref={overlay}
      data-slot="dialog-overlay"
      className={backdropClasses}
      onPointerDown={({ target }) => {
        press.current = { began: target === overlay.current && isTopLayer(layer), ended: false }
      }}
      onPointerUp={({ target }) => {
        press.current.ended = target === overlay.current
      }}
    >
      {content}
    </Radix.Overlay>
  )
}
