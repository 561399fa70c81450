'use client'

import { cva, cx } from 'class-variance-authority'
import { Menu, X } from 'lucide'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useLabels } from '../../provider/context.ts'
import { keepTab } from '../_internal/tab-stops.ts'
import { Button } from '../button/button.tsx'
import { createIcon } from '../icon/create-icon.ts'

const MenuIcon = createIcon('menu', Menu)
const XIcon = createIcon('x', X)

/** The texts of a drawer. */
export const drawerLabels = {
  /** Label of the button, and accessible name of the panel. */
  menu: 'Menu',
  /** Accessible name of the close button. */
  close: 'Close menu',
}

/** A one-line description of each value, printed by the documentation. */
export const drawerDescriptions = {
  side: {
    end: 'Over the full height, on the right in English. The default.',
    start: 'Over the full height, on the left in English.',
    top: 'Over the full width, as high as its content.',
    bottom: 'As `top`, at the lower edge, which a thumb reaches.',
  },
} as const

const panel = cva('max-w-none overscroll-contain border-panel backdrop:bg-scrim w-full', {
  variants: {
    side: {
      end: 'ms-auto h-dvh max-h-none sm:max-w-[26rem]',
      start: 'me-auto h-dvh max-h-none sm:max-w-[26rem]',
      top: 'max-h-dvh',
      bottom: 'mt-auto max-h-dvh',
    },
  },
})

export type DrawerProps = Omit<ComponentProps<'dialog'>, 'aria-label' | 'id' | 'open'> & {
  /** Label of the button, and accessible name of the panel. 'Menu' by default. */
  label?: string
  /** The edge of the window from which the panel comes: 'end' by default, which is the right in English. */
  side?: 'start' | 'end' | 'top' | 'bottom'
  /** Whether it is open, if your code decides it: `onOpenChange` reports each change. By default the panel decides it. */
  open?: boolean
  /** Called when it opens and when it closes. */
  onOpenChange?: (open: boolean) => void
  /** Whether it has a button. Without it, another button sets `open`. True by default. */
  trigger?: boolean
  /** Its texts in another language, or more specific ones. */
  labels?: Partial<typeof drawerLabels>
  /** Shown at the top of the panel beside the close button, for example a logo. */
  head?: ReactNode
  /** Class name of the button, to hide it from a width on, such as `xl:hidden`. */
  triggerClassName?: string
}

/**
 * A panel at an edge of the window, and the button that opens it: the menu of small screens. It is a native modal dialog,
 * which brings the inert page, Escape and the top layer. `data-opens-dialog` lets an inline script open it before hydration,
 * and `commandfor` close it: a `<form method="dialog">` would be one of the forms of the page.
 *
 * @example
 * <Drawer head={<Logo name="Kaksha" />} triggerClassName="xl:hidden">
 *   <nav aria-label="Menu">…</nav>
 * </Drawer>
 */
export function Drawer(props: DrawerProps) {
  const {
    labels: labelOverrides,
    head,
    triggerClassName,
    side = 'end',
    open,
    onOpenChange,
    ...dialogProps
  } = props
  const labels = useLabels('drawer', drawerLabels, labelOverrides)
  const {
    label = labels.menu,
    className,
    children,
    onClick,
    onClose,
    onKeyDown,
    ref,
    trigger: hasTrigger = true,
    ...rest
  } = dialogProps
  const id = `${useId()}menu`
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current!, [])
  const trigger = useRef<HTMLButtonElement>(null)
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reports once what happened before hydration.
  useEffect(() => {
    // An inline script may have opened it before hydration.
    const isOpen = dialog.current?.open ?? false
    setShown(isOpen)
    if (isOpen) onOpenChange?.(true)
    const button = trigger.current
    if (!button) return
    // When the window becomes wide the button is hidden, and an open modal menu would block the page.
    const observer =
      window.ResizeObserver && new ResizeObserver(() => !button.offsetWidth && dialog.current?.close())
    observer?.observe(button)
    return () => observer?.disconnect()
  }, [])

  /** Without the functions of a dialog, as in jsdom, the attribute shows and hides it. */
  const close = () => {
    const panel = dialog.current
    if (panel?.close) return panel.close()
    panel?.removeAttribute('open')
    panel?.dispatchEvent(new Event('close'))
  }
  const show = () => {
    const panel = dialog.current
    // A second showModal() throws in Safari before 17.4.
    if (panel?.open) return setShown(true)
    if (panel?.showModal) panel.showModal()
    else panel?.setAttribute('open', '')
    setShown(true)
  }
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open) show()
    else if (wasOpen.current) close()
    wasOpen.current = Boolean(open)
  })
  /** Closes the panel after a press on a link or outside the panel. */
  const dismiss = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event)
    const target = event.target as Element
    if (target === dialog.current || target.closest('a')) close()
  }

  return (
    <>
      {hasTrigger && (
        <Button
          ref={trigger}
          size="sm"
          className={cx('max-[24rem]:min-w-11 max-[24rem]:px-2', triggerClassName)}
          data-opens-dialog={id}
          data-noscript="hide"
          aria-haspopup="dialog"
          aria-controls={id}
          aria-expanded={isShown}
          onClick={() => {
            if (open === undefined) show()
            onOpenChange?.(true)
          }}
        >
          <MenuIcon aria-hidden="true" />
          <span className="max-[24rem]:sr-only">{label}</span>
        </Button>
      )}
      <dialog
        {...rest}
        ref={dialog}
        id={id}
        aria-label={label}
        data-slot="drawer"
        data-surface="inverse"
        // An inline script may have set `open` before hydration.
        suppressHydrationWarning
        className={panel({ side, className })}
        onClick={dismiss}
        onClose={(event) => {
          onClose?.(event)
          setShown(false)
          onOpenChange?.(false)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          // A native dialog lets Tab leave to the browser's own controls. APG and Dialog go on to the first control.
          if (!event.defaultPrevented) keepTab(event.currentTarget, event)
        }}
      >
        <div className="flex min-h-full flex-col px-gutter pb-6 sm:px-8">
          <div className="flex min-h-17 items-center justify-between">
            {head}
            <Button
              // Only before hydration: browsers may expose them as an expanded state. The types of React do not have them.
              {...(!isHydrated && { command: 'close', commandfor: id })}
              variant="ghost"
              size="icon"
              aria-label={labels.close}
              className="ms-auto"
              onClick={close}
            >
              <XIcon aria-hidden="true" />
            </Button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
