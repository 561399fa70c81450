'use client'

import { cva, cx } from 'class-variance-authority'
import { Menu, X } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { useLabels } from '../../provider/context.ts'
import { Button } from '../button/button.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { closeDialog, openDialog, startDrawer } from './start-drawer.ts'

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
 * which brings the inert page, Escape and the top layer. A page without React in the browser calls `startDrawer`.
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
    onClose,
    ref,
    trigger: hasTrigger = true,
    ...rest
  } = dialogProps
  const id = `${useId()}menu`
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current!, [])
  const trigger = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reports once what happened before hydration.
  useEffect(() => {
    // A script of the page may have opened it before hydration.
    if (dialog.current?.open) onOpenChange?.(true)
    return startDrawer(dialog.current!, trigger.current, open === undefined)
  }, [])

  const wasOpen = useRef(false)
  useEffect(() => {
    if (!dialog.current) return
    if (open) {
      openDialog(dialog.current)
      trigger.current?.setAttribute('aria-expanded', 'true')
    } else if (wasOpen.current) closeDialog(dialog.current)
    wasOpen.current = Boolean(open)
  })

  return (
    <>
      {hasTrigger && (
        <Button
          ref={trigger}
          size="sm"
          className={cx('max-[24rem]:min-w-11 max-[24rem]:px-2', triggerClassName)}
          data-noscript="hide"
          aria-haspopup="dialog"
          aria-controls={id}
          aria-expanded={open ?? false}
          onClick={() => onOpenChange?.(true)}
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
        // A script of the page may have set `open` before hydration.
        suppressHydrationWarning
        className={panel({ side, className })}
        onClose={(event) => {
          onClose?.(event)
          onOpenChange?.(false)
        }}
      >
        <div className="flex min-h-full flex-col px-gutter pb-6 sm:px-8">
          <div className="flex min-h-17 items-center justify-between">
            {head}
            <Button variant="ghost" size="icon" aria-label={labels.close} className="ms-auto" data-closes="">
              <XIcon aria-hidden="true" />
            </Button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
