import * as Radix from '@radix-ui/react-dialog'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { type ComponentProps, createContext, type RefObject, use, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'

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
    md: 'At most 32rem wide, for a question or a short form. The default.',
    lg: 'At most 60rem wide, for a whole task in two panels.',
  },
} as const

const ModalContext = createContext(true)

/**
 * A window over the page, opened by its DialogTrigger or through `open`. While it is modal (the default), Radix traps
 * the focus in it, and the page behind cannot be used, except for toasts. With `modal={false}` the page stays usable.
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

/**
 * The scrolling backdrop. Its upper 108 px stay free, so that a toast does not cover the window. The scroll padding
 * keeps a focused field clear of toasts and of buttons stuck to the bottom. A window lower than 30rem has no free
 * space, and one lower than 22rem no sticky buttons.
 */
const backdropClasses = cx(
  'fixed inset-0 z-40 grid scroll-pt-28 scroll-pb-38 items-end overflow-y-auto overscroll-contain bg-scrim pt-35',
  'min-[52rem]:place-items-center min-[52rem]:px-6 min-[52rem]:pt-27',
  '[@media(max-height:30rem)]:scroll-pt-0 [@media(max-height:30rem)]:scroll-pb-20 [@media(max-height:30rem)]:pt-0 [@media(max-height:22rem)]:scroll-pb-0',
)

const panel = cva(
  // Not overflow-hidden, which would make it a scroll container and break sticky buttons inside.
  // The margin is not padding of the backdrop, above which sticky buttons would stop.
  'relative w-full overflow-clip rounded-t-window bg-surface text-fg shadow outline-none [--ds-control:3rem] min-[52rem]:mb-8 min-[52rem]:rounded-window forced-colors:border-2',
  {
    variants: {
      size: { md: 'min-[52rem]:max-w-[32rem] p-6 min-[52rem]:p-8', lg: 'min-[52rem]:max-w-[60rem]' },
    },
    defaultVariants: { size: 'md' },
  },
)

export interface DialogContentProps extends ComponentProps<typeof Radix.Content>, VariantProps<typeof panel> {
  /** Shows the button named 'Close'. True by default. If it is false, provide another way to close the dialog. */
  showCloseButton?: boolean
}

/** The window. It must contain a DialogTitle; without one an error is written to the console during development. */
export function DialogContent(props: DialogContentProps) {
  return (
    <Radix.Portal>
      <DialogWindow {...props} />
    </Radix.Portal>
  )
}

/** Renders nothing. It receives the `onClick` of Radix.Close, which closes the dialog. */
function Closer({ to, onClick }: { to: RefObject<(() => void) | undefined>; onClick?: () => void }) {
  useEffect(() => {
    to.current = onClick
  })
  return null
}

function DialogWindow({
  size,
  showCloseButton = true,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onPointerDownOutside,
  onKeyDown,
  ...rest
}: DialogContentProps) {
  const modal = use(ModalContext)
  const opener = useRef<Element | null>(null)
  const closer = useRef<() => void>(undefined)

  useEffect(() => {
    // The focus guards at both ends of the focus trap are focusable, so they must not be aria-hidden with the page
    // (radix-ui/primitives#3593).
    for (const guard of document.querySelectorAll('[data-radix-focus-guard]'))
      guard.removeAttribute('aria-hidden')
  }, [])

  const content = (
    <Radix.Content
      data-slot="dialog-content"
      data-size={size ?? 'md'}
      className={modal ? panel({ size, className }) : className}
      {...rest}
      onOpenAutoFocus={(event) => {
        opener.current = document.activeElement
        if (process.env.NODE_ENV !== 'production') warnWithoutName(event.currentTarget as HTMLElement)
        onOpenAutoFocus?.(event)
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        // Radix returns the focus to the trigger. A dialog opened through `open` has none.
        const back = opener.current
        if (event.defaultPrevented || !modal || !(back instanceof HTMLElement) || back === document.body)
          return
        event.preventDefault()
        back.focus({ preventScroll: true })
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // Radix sends Escape to the newest layer, which may be a toast. The focus is in this dialog, so it handles the
        // key.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        rest.onEscapeKeyDown?.(event.nativeEvent)
        if (event.nativeEvent.defaultPrevented) return
        event.preventDefault()
        closer.current?.()
      }}
      onPointerDownOutside={(event) => {
        const { target, offsetX } = event.detail.originalEvent
        // A press on the scrollbar of the backdrop is not a press outside (radix-ui/primitives#1280).
        if (target instanceof HTMLElement && offsetX > target.clientWidth) event.preventDefault()
        onPointerDownOutside?.(event)
      }}
    >
      {children}
      <Radix.Close asChild>
        <Closer to={closer} />
      </Radix.Close>
      {showCloseButton && (
        <Radix.Close asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close"
            className="absolute! end-3 top-3 z-1 bg-surface"
          >
            <X aria-hidden="true" />
          </Button>
        </Radix.Close>
      )}
    </Radix.Content>
  )
  if (!modal) return content
  return (
    <Radix.Overlay data-slot="dialog-overlay" className={backdropClasses}>
      {content}
    </Radix.Overlay>
  )
}
