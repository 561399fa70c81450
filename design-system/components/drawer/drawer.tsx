'use client'

import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cva, cx } from 'class-variance-authority'
import { Menu, X } from 'lucide'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../../hooks/hydration.ts'
import { useLabels, usePortalAttributes, useProps } from '../../provider/context.ts'
import type { Surface } from '../../tokens/themes.ts'
import { FieldContext } from '../_internal/field-control.ts'
import { useAttachedRoot, useLayerRoot } from '../_internal/use-layer-root.ts'
import { Button } from '../button/button.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { closeDialog, startDrawer, startModal } from './start-drawer.ts'

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

/** Before it, in the same layer, is the backdrop: a press there is a press on the dialog itself. */
const panel = cva(
  [
    'pointer-events-auto fixed inset-0 z-(--ds-layer-dialog) w-full max-w-none overflow-y-auto overscroll-contain bg-page text-fg',
    'before:fixed before:inset-0 before:-z-1 before:bg-scrim',
  ],
  {
    variants: {
      side: {
        end: 'ms-auto h-dvh max-h-none sm:max-w-[26rem]',
        start: 'me-auto h-dvh max-h-none sm:max-w-[26rem]',
        top: 'h-fit max-h-dvh',
        bottom: 'mt-auto h-fit max-h-dvh',
      },
    },
  },
)

export type DrawerProps = Omit<ComponentProps<'dialog'>, 'aria-label' | 'id' | 'open'> & {
  /** Label of the button, and accessible name of the panel. 'Menu' by default. */
  label?: string
  /** The edge of the window from which the panel comes: 'end' by default, which is the right in English. */
  side?: 'start' | 'end' | 'top' | 'bottom'
  /** Its colours: 'inverse' by default, and 'page' for the colours of the page. */
  surface?: Surface
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

type PanelProps = Omit<DrawerProps, 'labels' | 'open' | 'onOpenChange' | 'trigger' | 'triggerClassName'> & {
  id: string
  /** The element, which other code finds here. */
  dialog: RefObject<HTMLDialogElement | null>
  button: RefObject<HTMLButtonElement | null>
  /** The element in the body into which it is rendered. Undefined: in its place in the page, opened by a script. */
  root?: HTMLElement | undefined
  closeLabel: string
}

function DrawerPanel(props: PanelProps) {
  const { dialog, button, root, closeLabel, label, side, surface, head, className, children, ref, ...rest } =
    props
  useImperativeHandle(ref, () => dialog.current!, [dialog])
  // Read during the first render, because an element with autoFocus takes the focus before any effect runs.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useAttachedRoot(root)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!root || !element) return
    return startModal(element, () => element.dispatchEvent(new Event('close')), button.current, root, opener)
  }, [dialog, button, root, opener])
  const attributes = usePortalAttributes()
  return (
    <dialog
      {...(root ? { ...attributes, open: true } : { popover: 'manual', suppressHydrationWarning: true })}
      {...rest}
      ref={dialog}
      aria-label={label}
      data-slot="drawer"
      data-surface={surface === 'page' ? undefined : surface}
      className={panel({ side, className })}
    >
      <div className="flex min-h-full flex-col border-panel bg-inherit px-gutter pb-6 sm:px-8">
        <div className="flex min-h-17 items-center justify-between">
          {head}
          <Button variant="ghost" size="icon" aria-label={closeLabel} className="ms-auto" data-closes="">
            <XIcon aria-hidden="true" />
          </Button>
        </div>
        {/* A Field around the drawer does not label the controls in it. */}
        <FieldContext value={null}>{children}</FieldContext>
      </div>
    </dialog>
  )
}

/**
 * A panel at an edge of the window, and the button that opens it: the menu of small screens. The page behind is inert,
 * except for toasts and what opens above it. Its content is rendered while it is open, and on the server. A page without
 * React in the browser calls `startDrawer`.
 *
 * @example
 * <Drawer head={<Logo name="Kaksha" />} triggerClassName="xl:hidden">
 *   <nav aria-label="Menu">…</nav>
 * </Drawer>
 */
export function Drawer(props: DrawerProps) {
  const {
    labels: overrides,
    open,
    onOpenChange,
    trigger: hasTrigger = true,
    triggerClassName,
    ...own
  } = useProps('Drawer', props)
  const labels = useLabels('drawer', drawerLabels, overrides)
  const { label = labels.menu, side = 'end', surface = 'inverse', onClose, ...rest } = own
  const id = `${useId()}menu`
  const dialog = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const root = useLayerRoot()
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: false,
    onChange: onOpenChange,
    caller: 'Drawer',
  })
  const isHydrated = useHydrated()
  /** A script of the page has opened it before hydration. It stays in its place until it closes. */
  const [isEarly, setEarly] = useState(false)
  const isInPlace = !isHydrated || isEarly

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reports once what happened before hydration.
  useLayoutEffect(() => {
    if (!dialog.current?.open || isHydrated) return
    setEarly(true)
    setOpen(true)
  }, [])
  useEffect(() => {
    if (isEarly && dialog.current) return startDrawer(dialog.current, button.current)
  }, [isEarly])
  useEffect(() => {
    if (isEarly && isOpen) return () => void (dialog.current && closeDialog(dialog.current))
  }, [isEarly, isOpen])

  const drawer = (isInPlace || isOpen) && (
    <DrawerPanel
      {...rest}
      id={id}
      dialog={dialog}
      button={button}
      root={isInPlace ? undefined : root}
      closeLabel={labels.close}
      label={label}
      side={side}
      surface={surface}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return
        // Other code may have called `close()`. React removes the element when the page agrees.
        if (!isInPlace) event.currentTarget.setAttribute('open', '')
        onClose?.(event)
        setEarly(false)
        setOpen(false)
      }}
    />
  )
  return (
    <>
      {hasTrigger && (
        <Button
          ref={button}
          size="sm"
          className={cx('max-[24rem]:min-w-11 max-[24rem]:px-2', triggerClassName)}
          data-noscript="hide"
          aria-haspopup="dialog"
          aria-controls={drawer ? id : undefined}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <MenuIcon aria-hidden="true" />
          <span className="max-[24rem]:sr-only">{label}</span>
        </Button>
      )}
      {isInPlace ? drawer : drawer && root && createPortal(drawer, root)}
    </>
  )
}
