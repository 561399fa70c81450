'use client'

import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react'
import { useHoverPopover } from '../_internal/use-hover-popover.ts'
import { type Placement, togglePopover } from '../_internal/use-popover.ts'
import { useRoot } from '../_internal/use-root.ts'

const HoverCardContext = createContext<RefObject<HTMLElement | null> | null>(null)

/**
 * A link, and a card about what it leads to: shown when the pointer rests on the link or the keyboard focus is on it. The
 * page behind the link has the same content, for touch and for everybody who does not see the card.
 *
 * @example
 * <HoverCard>
 *   <p>Taught by <HoverCardTrigger><Link href="/teachers/asha">Asha Rao</Link></HoverCardTrigger>.</p>
 *   <HoverCardContent>Mathematics, since 2019.</HoverCardContent>
 * </HoverCard>
 */
export function HoverCard({ children }: { children: ReactNode }) {
  return <HoverCardContext value={useRef<HTMLElement>(null)}>{children}</HoverCardContext>
}

/** The link. */
export function HoverCardTrigger({ children }: { children: ReactElement }) {
  return <Slot ref={useRoot(HoverCardContext, 'HoverCardTrigger', 'HoverCard')}>{children}</Slot>
}

export type HoverCardContentProps = ComponentProps<'div'> & {
  /** Which edge of the link the card is aligned with. 'start' by default. */
  align?: Placement['align']
}

/** The card. Put it after the link, and not into a paragraph, so that Tab moves from the link into the card. */
export function HoverCardContent({
  align = 'start',
  className,
  onBlur,
  ref,
  ...rest
}: HoverCardContentProps) {
  const control = useRoot(HoverCardContext, 'HoverCardContent', 'HoverCard')
  const box = useRef<HTMLDivElement>(null)
  const popover = useHoverPopover(box, () => control.current, { side: 'below', align })
  useImperativeHandle(ref, () => box.current!, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers follow the focus
    <div
      data-slot="hover-card-content"
      className={cx(
        // Without the popover attribute (Safari before 17) it would be in the page.
        'hidden w-max max-w-[min(22rem,calc(100vw-1rem))] rounded-panel border-2 border-border bg-surface p-4 text-small text-fg shadow-float [&:popover-open]:block',
        // The gap between link and card belongs to the card, for a pointer on its way (WCAG 1.4.13).
        'max-h-none! overflow-visible before:absolute before:inset-x-0 before:-inset-y-[10.5px] before:-z-1',
        className,
      )}
      {...rest}
      {...popover}
      ref={box}
      onBeforeToggle={(event) => {
        // Of a popover in the card, which React passes on.
        if (event.target !== event.currentTarget) return
        if (event.newState === 'closed' && box.current?.contains(document.activeElement))
          control.current?.focus()
        popover.onBeforeToggle(event)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        const { relatedTarget, currentTarget } = event
        if (relatedTarget !== control.current && !currentTarget.contains(relatedTarget))
          togglePopover(currentTarget, false)
      }}
    />
  )
}
