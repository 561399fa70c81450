'use client'

import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { type PopoverAnchor, type PopoverOpenProps, togglePopover } from '../_internal/use-popover.ts'
import { useRoot } from '../_internal/use-root.ts'
import {
  DropdownMenuContent,
  type DropdownMenuContentProps,
  MenuContext,
  useMenu,
} from '../dropdown-menu/dropdown-menu.tsx'

/** Opens the menu at a point of the window. */
const OpenContext = createContext<((x: number, y: number) => void) | null>(null)

export interface ContextMenuProps extends Pick<PopoverOpenProps, 'onOpenChange'> {
  children: ReactNode
}

/**
 * Actions on what is under the pointer: at a press with the secondary button, a long press of a finger, the context menu
 * key or Shift+F10. Its items are DropdownMenuItems. Each action has to be in the page in another way too.
 *
 * @example
 * <ContextMenu>
 *   <ContextMenuTrigger>…</ContextMenuTrigger>
 *   <ContextMenuContent label="Course">
 *     <DropdownMenuItem onClick={rename}>Rename</DropdownMenuItem>
 *   </ContextMenuContent>
 * </ContextMenu>
 */
export function ContextMenu({ children, ...openProps }: ContextMenuProps) {
  const place = useRef<PopoverAnchor>(null)
  const menu = useMenu({ side: 'below', align: 'start' }, openProps, place)
  const { box } = menu
  const isOpen = menu.trigger['aria-expanded']
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (box.current && !box.current.contains(target as Node)) togglePopover(box.current, false)
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [isOpen, box])
  const openAt = (x: number, y: number) => {
    const focused = document.activeElement as HTMLElement | null
    place.current = {
      getBoundingClientRect: () => ({ left: x, right: x, top: y, bottom: y, width: 0 }),
      contains: () => false,
      focus: () => focused?.focus({ preventScroll: true }),
    }
    if (box.current) togglePopover(box.current, true)
  }
  return (
    <OpenContext value={openAt}>
      <MenuContext value={menu}>{children}</MenuContext>
    </OpenContext>
  )
}

/** Milliseconds after which a finger opens the menu. Android's own event comes earlier. */
export const longPressMs = 700

export type ContextMenuTriggerProps = ComponentProps<'div'> & {
  /** Passes the props to its only child, such as a row of a table, instead of rendering a `div`. */
  asChild?: boolean
}

/** What the menu is about. */
export function ContextMenuTrigger(props: ContextMenuTriggerProps) {
  const { asChild, className, onContextMenu, onPointerDown, ...rest } = props
  const openAt = useRoot(OpenContext, 'ContextMenuTrigger', 'ContextMenu')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      {...(!asChild && { 'data-slot': 'context-menu-trigger' })}
      {...rest}
      // A long press would select text, or open the browser's menu.
      className={cx('pointer-coarse:select-none [-webkit-touch-callout:none]', className)}
      onContextMenu={(event: MouseEvent<HTMLDivElement>) => {
        onContextMenu?.(event)
        release()
        if (event.defaultPrevented) return
        event.preventDefault()
        openAt(event.clientX, event.clientY)
      }}
      // Safari on iOS has no contextmenu event.
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        onPointerDown?.(event)
        const { pointerType, clientX, clientY } = event
        if (pointerType !== 'touch') return
        timer.current = setTimeout(() => openAt(clientX, clientY), longPressMs)
        for (const type of ['pointerup', 'pointercancel'])
          window.addEventListener(type, release, { once: true })
      }}
    />
  )
}

/** The menu. It contains the same as a DropdownMenuContent. */
export function ContextMenuContent(props: DropdownMenuContentProps) {
  return <DropdownMenuContent data-slot="context-menu-content" {...props} />
}
