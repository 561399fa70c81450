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
import type { Placement } from '../_internal/use-popover.ts'
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
export function HoverCardContent({ align = 'start', className, ref, ...rest }: HoverCardContentProps) {
  const control = useRoot(HoverCardContext, 'HoverCardContent', 'HoverCard')
  const box = useRef<HTMLDivElement>(null)
  const popover = useHoverPopover(box, () => control.current, { placement: { side: 'below', align } })
  useImperativeHandle(ref, () => box.current!, [])
  return (
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
    />
  )
}
