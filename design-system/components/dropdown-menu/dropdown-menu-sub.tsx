'use client'

import { cx } from 'class-variance-authority'
import { ChevronRight } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import type { PopoverOpenProps } from '../_internal/use-popover.ts'
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
  const menu = useMenu({ side: 'beside', align: 'start' }, openProps)
  return <MenuContext value={menu}>{children}</MenuContext>
}

/** The item that opens a submenu, by a press or the arrow key towards its end. The pointer alone opens nothing. */
export function DropdownMenuSubTrigger({ className, children, ...rest }: ComponentProps<'button'>) {
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
    >
      {children}
      <ChevronRightIcon aria-hidden="true" className="ms-auto rtl:-scale-x-100" />
    </button>
  )
}

/** The submenu. It contains the same as a DropdownMenuContent, submenus too. */
export function DropdownMenuSubContent(props: DropdownMenuContentProps) {
  return <DropdownMenuContent data-slot="dropdown-menu-sub-content" {...props} />
}
