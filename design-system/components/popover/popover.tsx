'use client'

import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import { type ComponentProps, createContext, type ReactNode, useImperativeHandle } from 'react'
import { FieldContext } from '../_internal/field-control.ts'
import { floatingCard } from '../_internal/floating-card.ts'
import { type Placement, type PopoverOpenProps, usePopover } from '../_internal/use-popover.ts'
import { useRoot } from '../_internal/use-root.ts'

const PopoverContext = createContext<ReturnType<typeof usePopover> | null>(null)

export interface PopoverProps extends PopoverOpenProps {
  /** Which edge of the button the panel is aligned with. 'start' by default. */
  align?: Placement['align']
  children: ReactNode
}

/**
 * A button that opens a small panel beside it, above the page. It is a popover of the browser: Escape and a press
 * outside close it, and it opens without JavaScript too.
 *
 * @example
 * <Popover>
 *   <PopoverTrigger asChild><Button>Filter</Button></PopoverTrigger>
 *   <PopoverContent label="Filter">…</PopoverContent>
 * </Popover>
 */
export function Popover({ align = 'start', children, ...openProps }: PopoverProps) {
  const popover = usePopover({ side: 'below', align }, openProps, (box) => box.focus())
  return <PopoverContext value={popover}>{children}</PopoverContext>
}

export type PopoverTriggerProps = ComponentProps<'button'> & {
  /** Passes the props to its only child, a Button, instead of rendering a button. */
  asChild?: boolean
}

/** The button that opens and closes the panel. */
export function PopoverTrigger({ asChild, ...rest }: PopoverTriggerProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      {...(!asChild && { type: 'button', 'data-slot': 'popover-trigger' })}
      {...rest}
      {...useRoot(PopoverContext, 'PopoverTrigger', 'Popover').trigger}
      aria-haspopup="dialog"
    />
  )
}

export type PopoverContentProps = Omit<ComponentProps<'div'>, 'aria-label' | 'id' | 'popover'> & {
  /** Accessible name of the panel: what it is for, such as 'Filter'. */
  label: string
}

/** The panel. It is beside the button, and takes the focus when it opens. */
export function PopoverContent({ label, className, children, ref, ...rest }: PopoverContentProps) {
  const { box, popover } = useRoot(PopoverContext, 'PopoverContent', 'Popover')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is a ref, which never changes.
  useImperativeHandle(ref, () => box.current!, [])
  return (
    <div
      data-slot="popover-content"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={cx(
        floatingCard,
        'm-auto w-max max-w-[min(24rem,calc(100vw-1rem))] overflow-y-auto border-border bg-surface text-fg outline-none',
        className,
      )}
      {...rest}
      {...popover}
    >
      {/* A Field around the popover labels its button, not the controls in the panel. */}
      <FieldContext value={null}>{children}</FieldContext>
    </div>
  )
}

/** A button in the panel that closes it. */
export function PopoverClose({ asChild, ...rest }: PopoverTriggerProps) {
  const { popoverTarget } = useRoot(PopoverContext, 'PopoverClose', 'Popover').trigger
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      {...(!asChild && { type: 'button', 'data-slot': 'popover-close' })}
      {...rest}
      popoverTarget={popoverTarget}
      popoverTargetAction="hide"
    />
  )
}
