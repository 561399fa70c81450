import * as Radix from '@radix-ui/react-dialog'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { type ComponentProps, createContext, type RefObject, use, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { askForName } from './dialog.name.ts'

/** What each value is for, in one line; the documentation prints these. */
export const dialogDescriptions = {
  size: {
    md: '32rem: a question, a short form. The default.',
    lg: '60rem: a whole task, split in two panels by the caller.',
  },
} as const

const ModalContext = createContext(true)

/**
 * A window over the page, opened by its DialogTrigger or through `open`. While it is modal the page behind
 * is out of reach, except for toasts. With `modal={false}` it is a note that leaves the page alone.
 */
export function Dialog({ modal = true, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <ModalContext value={modal}>
      <Radix.Root modal={modal} {...rest} />
    </ModalContext>
  )
}

/** The button that opens the dialog, and gets the focus back when it closes. `asChild` with a Button. */
export function DialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dialog-trigger" {...props} />
}

/** Closes the dialog. `asChild` with a Button. */
export function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="dialog-close" {...props} />
}

/** Names the dialog; every dialog needs one. A visually hidden one counts. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="dialog-title" className={cx('text-h2', className)} {...rest} />
}

/** One or two sentences that are read with the title. */
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
 * The scrolling ground. Its upper 108 px stay free, so that a toast never covers the window, and a field that
 * gets the focus is not scrolled under a toast or under buttons stuck to the foot. A low window has no room to spare.
 */
const ground = cx(
  'fixed inset-0 z-40 grid scroll-pt-28 scroll-pb-28 items-end overflow-y-auto overscroll-contain bg-scrim pt-35',
  'min-[52rem]:place-items-center min-[52rem]:px-6 min-[52rem]:pt-27 min-[52rem]:pb-8',
  '[@media(max-height:30rem)]:scroll-py-0 [@media(max-height:30rem)]:pt-0',
)

const panel = cva(
  // Clipped, not hidden: overflow-hidden would make a scroll container of it, and unstick a foot inside.
  'relative w-full overflow-clip rounded-t-window bg-surface text-ink shadow-lift outline-none [--ds-control:3rem] min-[52rem]:rounded-window forced-colors:border-2',
  {
    variants: {
      size: { md: 'min-[52rem]:max-w-[32rem] p-6 min-[52rem]:p-8', lg: 'min-[52rem]:max-w-[60rem]' },
    },
    defaultVariants: { size: 'md' },
  },
)

export interface DialogContentProps extends ComponentProps<typeof Radix.Content>, VariantProps<typeof panel> {
  /** Draws the button named 'Close'. Without it there has to be another way out. */
  closable?: boolean
}

/** The window itself, with its DialogTitle somewhere inside. Without one it says so in the console while developing. */
export function DialogContent(props: DialogContentProps) {
  return (
    <Radix.Portal>
      <DialogWindow {...props} />
    </Radix.Portal>
  )
}

/** Draws nothing; hands on what Radix gives to a button that closes. */
function Closer({ to, onClick }: { to: RefObject<(() => void) | undefined>; onClick?: () => void }) {
  useEffect(() => {
    to.current = onClick
  })
  return null
}

function DialogWindow({
  size,
  closable = true,
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
    // The ends of the focus trap are focusable, and must not be hidden with the page (radix-ui/primitives#3593).
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
        if (process.env.NODE_ENV !== 'production') askForName(event.currentTarget as HTMLElement)
        onOpenAutoFocus?.(event)
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        // Radix gives the focus back to the trigger; a dialog opened through `open` has none.
        const back = opener.current
        if (event.defaultPrevented || !modal || !(back instanceof HTMLElement) || back === document.body)
          return
        event.preventDefault()
        back.focus({ preventScroll: true })
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // Radix leaves Escape to its newest layer, and a toast that has come since is one: the focus is here.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        rest.onEscapeKeyDown?.(event.nativeEvent)
        if (event.nativeEvent.defaultPrevented) return
        event.preventDefault()
        closer.current?.()
      }}
      onPointerDownOutside={(event) => {
        const { target, offsetX } = event.detail.originalEvent
        // A press on the scrollbar of the ground is not a press outside (radix-ui/primitives#1280).
        if (target instanceof HTMLElement && offsetX > target.clientWidth) event.preventDefault()
        onPointerDownOutside?.(event)
      }}
    >
      {children}
      <Radix.Close asChild>
        <Closer to={closer} />
      </Radix.Close>
      {closable && (
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
    <Radix.Overlay data-slot="dialog-overlay" className={ground}>
      {content}
    </Radix.Overlay>
  )
}
