'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useHoverPopover } from '../_internal/use-hover-popover.ts'
import type { Placement } from '../_internal/use-popover.ts'

interface TooltipTextProps {
  id: string
  text: ReactNode
  side: Placement['side']
  /** The control. The element before the text, if it is left out. */
  of?: RefObject<HTMLElement | null>
  /** Whether a press shows it, for a control whose action is not possible now. Otherwise a pointer that presses hides it. */
  isShownOnPress?: boolean
}

/** The text, which shows itself. */
export function TooltipText({ id, text, side, of, isShownOnPress }: TooltipTextProps) {
  const box = useRef<HTMLSpanElement>(null)
  const control = () => (of ? of.current : (box.current?.previousElementSibling as HTMLElement | null))
  const popover = useHoverPopover(box, control, { side, align: 'center' }, isShownOnPress, () => {
    const { offsetWidth, style } = box.current!
    style.setProperty('--reach', `${(offsetWidth - control()!.getBoundingClientRect().width) / 2}px`)
  })
  return (
    <span
      {...popover}
      ref={box}
      id={id}
      role="tooltip"
      data-slot="tooltip"
      data-surface="inverse"
      className={cx(
        // Without the popover attribute (Safari before 17) it would be in the page.
        'hidden w-max max-w-[min(18rem,calc(100vw-1rem))] rounded-control border-panel px-3 py-2 text-micro font-medium [&:popover-open]:block',
        // The gap of 8 px between the control and the text belongs to the text, for a pointer that moves slowly or rests
        // there (WCAG 1.4.13), and half a pixel, because the text can have a fractional height. What scrolls would cut
        // off the gap.
        'max-h-none! overflow-visible before:absolute before:-inset-y-[calc(8.5px+var(--ds-panel-border))] before:inset-x-[min(0px,var(--reach))] before:-z-1',
      )}
    >
      {text}
    </span>
  )
}
