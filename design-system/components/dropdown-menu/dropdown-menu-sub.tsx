'use client'

import { cx } from 'class-variance-authority'
import { ChevronRight } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { gap, type Placement, type PopoverOpenProps, togglePopover } from '../_internal/use-popover.ts'
import { useRoot } from '../_internal/use-root.ts'
import { createIcon } from '../icon/create-icon.ts'
import {
  DropdownMenuContent,
  type DropdownMenuContentProps,
  MenuContext,
  useItemProps,
  useMenu,
} from './dropdown-menu.tsx'

const ChevronRightIcon = createIcon('chevron-right', ChevronRight)

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** After the end of its item or before its start, with its first item level with it. */
const beside: Placement['instead'] = (box, item, { top, bottom }) => {
  const { offsetWidth: width, offsetHeight: height } = box
  const places = [item.right, item.left - width]
  if (isRightToLeft(box)) places.reverse()
  const left = places.find(
    (place) => place >= gap && place + width <= document.documentElement.clientWidth - gap,
  )
  if (left === undefined) return
  return {
    left: `${left}px`,
    top: `${Math.max(top + gap, Math.min(item.top - gap, bottom - gap - height))}px`,
    maxHeight: `${bottom - top - 2 * gap}px`,
  }
}

export interface DropdownMenuSubProps extends PopoverOpenProps {
  children: ReactNode
}

/**
 * A submenu: its item, and the menu that the item opens. Beside the item if there is space, else below it.
 *
 * @example
 * <DropdownMenuSub>
 *   <DropdownMenuSubTrigger>Move to</DropdownMenuSubTrigger>
 *   <DropdownMenuSubContent label="Move to">
 *     <DropdownMenuItem onClick={archive}>Archive</DropdownMenuItem>
 *   </DropdownMenuSubContent>
 * </DropdownMenuSub>
 */
export function DropdownMenuSub({ children, ...openProps }: DropdownMenuSubProps) {
  const menu = useMenu({ side: 'below', align: 'start', instead: beside }, openProps)
  return <MenuContext value={menu}>{children}</MenuContext>
}

/** The item that opens a submenu, by a press or the arrow key towards its end. The pointer alone opens nothing. */
export function DropdownMenuSubTrigger(props: ComponentProps<'button'>) {
  const { className, children, onKeyDown, ...rest } = props
  const { trigger } = useRoot(MenuContext, 'DropdownMenuSubTrigger', 'DropdownMenuSub')
  return (
    <button
      type="button"
      data-slot="dropdown-menu-sub-trigger"
      role="menuitem"
      {...useItemProps(cx('aria-expanded:bg-tint', className))}
      {...rest}
      {...trigger}
      aria-haspopup="menu"
      onKeyDown={(event) => {
        onKeyDown?.(event)
        const { key, currentTarget: item, defaultPrevented } = event
        if (defaultPrevented || key !== (isRightToLeft(item) ? 'ArrowLeft' : 'ArrowRight')) return
        event.preventDefault()
        if (!trigger['aria-expanded']) item.click()
      }}
    >
      {children}
      <ChevronRightIcon aria-hidden="true" className="ms-auto rtl:-scale-x-100" />
    </button>
  )
}

/** The submenu. It contains the same as a DropdownMenuContent, submenus too. */
export function DropdownMenuSubContent({ onKeyDown, ...rest }: DropdownMenuContentProps) {
  return (
    <DropdownMenuContent
      data-slot="dropdown-menu-sub-content"
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        const { key, currentTarget: menu, defaultPrevented } = event
        if (defaultPrevented || key !== (isRightToLeft(menu) ? 'ArrowRight' : 'ArrowLeft')) return
        // Of the menus around it, none closes.
        event.preventDefault()
        togglePopover(menu, false)
      }}
    />
  )
}
