'use client'

import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react'
import { useHydrated } from '../../hooks/hydration.ts'
import { Anchor } from '../../provider/anchor.tsx'
import {
  type Placement,
  type PopoverAnchor,
  type PopoverOpenProps,
  togglePopover,
  usePopover,
} from '../_internal/use-popover.ts'
import { useRoot } from '../_internal/use-root.ts'

/** The items of a menu without the items of its submenus. */
const itemsOf = (menu: Element) =>
  [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled, [aria-disabled=true])')].filter(
    (item) => item.closest('[role=menu]') === menu,
  )

export function useMenu(
  placement: Placement,
  openProps: PopoverOpenProps,
  place?: RefObject<PopoverAnchor | null>,
) {
  /** The item that takes the focus: the first, or the last if ArrowUp opens the menu. */
  const first = useRef<0 | -1>(0)
  const popover = usePopover(
    placement,
    openProps,
    (box) => {
      itemsOf(box).at(first.current)?.focus()
      first.current = 0
    },
    place,
  )
  return { ...popover, first }
}

export const MenuContext = createContext<ReturnType<typeof useMenu> | null>(null)

export interface DropdownMenuProps extends PopoverOpenProps {
  /** Which edge of the button the menu is aligned with. 'start' by default. */
  align?: Placement['align']
  children: ReactNode
}

/**
 * A button that opens a list of actions. It is a popover of the browser: a press outside closes it, and it opens without
 * JavaScript too.
 *
 * @example
 * <DropdownMenu>
 *   <DropdownMenuTrigger asChild><Button>Actions</Button></DropdownMenuTrigger>
 *   <DropdownMenuContent label="Actions">
 *     <DropdownMenuItem onClick={rename}>Rename</DropdownMenuItem>
 *     <DropdownMenuItem href="/courses/new">New course</DropdownMenuItem>
 *   </DropdownMenuContent>
 * </DropdownMenu>
 */
export function DropdownMenu({ align = 'start', children, ...openProps }: DropdownMenuProps) {
  return <MenuContext value={useMenu({ side: 'below', align }, openProps)}>{children}</MenuContext>
}

export type DropdownMenuTriggerProps = ComponentProps<'button'> & {
  /** Passes the props to its only child, a Button, instead of rendering a button. */
  asChild?: boolean
}

/** The button that opens and closes the menu. */
export function DropdownMenuTrigger({ asChild, onKeyDown, ...rest }: DropdownMenuTriggerProps) {
  const { box, trigger, first } = useRoot(MenuContext, 'DropdownMenuTrigger', 'DropdownMenu')
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      {...(!asChild && { type: 'button', 'data-slot': 'dropdown-menu-trigger' })}
      {...rest}
      {...trigger}
      aria-haspopup="menu"
      onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
        onKeyDown?.(event)
        if (event.defaultPrevented || !['ArrowDown', 'ArrowUp'].includes(event.key)) return
        event.preventDefault()
        first.current = event.key === 'ArrowUp' ? -1 : 0
        // A click, as Enter would cause, so that an inactive Button ignores it.
        if (!trigger['aria-expanded']) event.currentTarget.click()
        else if (box.current) itemsOf(box.current).at(first.current)?.focus()
      }}
    />
  )
}

export type DropdownMenuContentProps = Omit<
  ComponentProps<'div'>,
  'aria-label' | 'id' | 'popover' | 'role'
> & {
  /** Accessible name of the menu, usually its button's. */
  label: string
}

/**
 * The menu. It contains DropdownMenuItems, DropdownMenuCheckboxItems, DropdownMenuRadioGroups and DropdownMenuSubs, and
 * Separators between groups of them.
 */
export function DropdownMenuContent({
  label,
  className,
  onKeyDown,
  onClick,
  ref,
  ...rest
}: DropdownMenuContentProps) {
  const { box, popover } = useRoot(MenuContext, 'DropdownMenuContent', 'DropdownMenu')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is a ref, which never changes.
  useImperativeHandle(ref, () => box.current!, [])
  return (
    <div
      data-slot="dropdown-menu-content"
      role="menu"
      aria-label={label}
      className={cx(
        'm-auto w-max max-w-[min(20rem,calc(100vw-1rem))] min-w-48 overflow-y-auto rounded-panel border-2 border-border bg-surface py-2 text-small text-fg shadow-float [&>hr]:my-2',
        className,
      )}
      {...rest}
      {...popover}
      onClick={(event) => {
        onClick?.(event)
        if ((event.target as Element).closest('[role=menuitem]:not([aria-haspopup])'))
          togglePopover(event.currentTarget, false)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented) return
        const menu = event.currentTarget
        // The focus returns to the button, from where Tab moves on. It closes the menus around a submenu too.
        if (event.key === 'Tab') togglePopover(menu, false)
        if ((event.target as Element).closest('[role=menu]') !== menu) return
        const items = itemsOf(menu)
        const currentIndex = items.indexOf(document.activeElement as HTMLElement)
        const starts = (item: HTMLElement) =>
          item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase())
        const steps: Record<string, HTMLElement | undefined> = {
          ArrowDown: items[currentIndex + 1] ?? items[0],
          ArrowUp: items[currentIndex - 1] ?? items.at(-1),
          Home: items[0],
          End: items.at(-1),
        }
        const typed =
          event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
        const target = typed ? [...items.slice(currentIndex + 1), ...items].find(starts) : steps[event.key]
        // Space activates an item of a menu, but a link ignores it.
        if (event.key === ' ' && items[currentIndex]?.matches('a')) items[currentIndex].click()
        if (!target) return
        event.preventDefault()
        target.focus()
      }}
    />
  )
}

/** The props of every kind of item. */
export function useItemProps(className: string | undefined) {
  useRoot(MenuContext, 'DropdownMenuItem', 'DropdownMenu')
  return {
    // Without JavaScript the Tab key moves through the items.
    tabIndex: useHydrated() ? -1 : 0,
    className: cx(
      'flex min-h-target w-full items-center gap-3 px-4 py-[calc((var(--ds-size-target)-1.75rem)/2)] text-start -outline-offset-3 not-disabled:hover:bg-tint [&>svg]:size-5',
      // The dashed edge of inactive controls, not their colour alone. Margin, edge and padding together are px-4.
      'disabled:mx-2 disabled:w-[calc(100%-1rem)] disabled:cursor-not-allowed disabled:rounded-control disabled:border-2 disabled:border-dashed disabled:border-border disabled:px-1.5 disabled:text-muted',
      className,
    ),
  }
}

export type DropdownMenuItemProps = ComponentProps<'button'> &
  Pick<ComponentProps<'a'>, 'target' | 'rel' | 'download'> & {
    /** URL of a page that it leads to. It is a link then, else a button. */
    href?: string
  }

/** One action of the menu, or a link. A press closes the menu. Say it in the label of a link that opens in a new tab. */
export function DropdownMenuItem({ href, target, rel, download, className, ...rest }: DropdownMenuItemProps) {
  const itemProps = { 'data-slot': 'dropdown-menu-item', role: 'menuitem', ...useItemProps(className) }
  return href === undefined ? (
    <button type="button" {...itemProps} {...rest} />
  ) : (
    <Anchor
      href={href}
      target={target}
      rel={rel}
      download={download}
      {...itemProps}
      {...(rest as ComponentProps<'a'>)}
    />
  )
}
