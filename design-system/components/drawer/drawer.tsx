'use client'

import { cx } from 'class-variance-authority'
import { Menu, X } from 'lucide'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLabels } from '../../provider/context.ts'
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

export type DrawerProps = Omit<ComponentProps<'dialog'>, 'aria-label' | 'id' | 'open' | 'ref'> & {
  /** Label of the button, and accessible name of the panel. 'Menu' by default. */
  label?: string
  /** Its texts in another language, or more specific ones. */
  labels?: Partial<typeof drawerLabels>
  /** Shown at the top of the panel beside the close button, for example a logo. */
  head?: ReactNode
  /** Class name of the button, to hide it from a width on, such as `xl:hidden`. */
  triggerClassName?: string
}

/**
 * The menu of small screens: a button that opens a full-height panel with its children. It is a native modal dialog,
 * which brings the focus trap, Escape and the top layer. `data-opens-dialog` lets an inline script open it before
 * hydration; it closes without JavaScript.
 *
 * @example
 * <Drawer head={<Logo name="Kaksha" />} triggerClassName="xl:hidden">
 *   <nav aria-label="Menu">…</nav>
 * </Drawer>
 */
export function Drawer(props: DrawerProps) {
  const { labels: own, head, triggerClassName, ...dialogProps } = props
  const labels = useLabels('drawer', drawerLabels, own)
  const { label = labels.menu, className, children, onClick, onClose, ...rest } = dialogProps
  const id = `${useId()}menu`
  const dialog = useRef<HTMLDialogElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // An inline script may have opened it before hydration.
    setOpen(dialog.current?.open ?? false)
    const button = trigger.current
    if (!button) return
    // When the window becomes wide the button is hidden, and an open modal menu would block the page.
    const observer = new ResizeObserver(() => !button.offsetWidth && dialog.current?.close())
    observer.observe(button)
    return () => observer.disconnect()
  }, [])

  const show = () => {
    // A second showModal() throws in Safari before 17.4.
    if (!dialog.current?.open) dialog.current?.showModal()
    setOpen(true)
  }
  /** Closes the panel after a press on a link or outside the panel. */
  const dismiss = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event)
    const target = event.target as Element
    if (target === dialog.current || target.closest('a')) dialog.current?.close()
  }

  return (
    <>
      <Button
        ref={trigger}
        size="sm"
        className={cx('max-[24rem]:min-w-11 max-[24rem]:px-2', triggerClassName)}
        data-opens-dialog={id}
        data-noscript="hide"
        aria-haspopup="dialog"
        aria-controls={id}
        aria-expanded={open}
        onClick={show}
      >
        <MenuIcon aria-hidden="true" />
        <span className="max-[24rem]:sr-only">{label}</span>
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape, and Enter on a link or on Close. */}
      <dialog
        {...rest}
        ref={dialog}
        id={id}
        aria-label={label}
        data-slot="drawer"
        data-surface="inverse"
        // An inline script may have set `open` before hydration.
        suppressHydrationWarning
        className={cx(
          'ms-auto h-dvh max-h-none w-full max-w-none overscroll-contain backdrop:bg-scrim sm:max-w-[26rem]',
          className,
        )}
        onClick={dismiss}
        onClose={(event) => {
          onClose?.(event)
          setOpen(false)
        }}
      >
        <div className="flex min-h-full flex-col px-gutter pb-6 sm:px-8">
          <form method="dialog" className="flex min-h-17 items-center justify-between">
            {head}
            <Button type="submit" variant="ghost" size="icon" aria-label={labels.close} className="ms-auto">
              <XIcon aria-hidden="true" />
            </Button>
          </form>
          {children}
        </div>
      </dialog>
    </>
  )
}
