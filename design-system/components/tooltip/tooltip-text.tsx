'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isPopoverOpen, type Placement, togglePopover, useOpenPopover } from '../_internal/use-popover.ts'

/** Milliseconds. The pointer has to rest before the text appears, and has time to reach it before it disappears. */
export const tooltipTimes = { show: 500, hide: 200 }

interface TooltipTextProps {
  id: string
  text: ReactNode
  side: Placement['side']
  /** The control. The element before the text, if it is left out. */
  of?: RefObject<Element | null>
  /** Whether a press shows it, for a control whose action is not possible now. Otherwise a pointer that presses hides it. */
  isShownOnPress?: boolean
}

/** The text, which shows itself. */
export function TooltipText({ id, text, side, of, isShownOnPress }: TooltipTextProps) {
  const box = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const control = () => (of ? of.current : box.current?.previousElementSibling)
  const isFocused = () => control()?.matches(':focus-visible')
  const setShown = (isOpen: boolean, delayMs?: number) => {
    clearTimeout(timer.current)
    // A pointer that leaves does not hide what the keyboard focus shows.
    if (delayMs) timer.current = setTimeout(() => (isOpen || !isFocused()) && setShown(isOpen), delayMs)
    else if (box.current?.isConnected && isPopoverOpen(box.current) !== isOpen)
      togglePopover(box.current, isOpen)
  }
  const onLeave = () => setShown(false, tooltipTimes.hide)
  useEffect(() => () => clearTimeout(timer.current), [])
  // After every render, because the control may be another element then.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) =>
        (event as PointerEvent).pointerType === 'mouse' && setShown(true, tooltipTimes.show),
      pointerleave: onLeave,
      focus: () => isFocused() && setShown(true),
      blur: () => setShown(false),
      click: () => isShownOnPress && setShown(true),
    }
    for (const type in listeners) control()?.addEventListener(type, listeners[type]!, { signal })
    // iOS does not move the focus from a control when something else is touched.
    const onPressElsewhere = ({ target }: Event) => {
      const parts = [box.current, isShownOnPress ? control() : null]
      if (!parts.some((part) => part?.contains(target as Node))) setShown(false)
    }
    document.addEventListener('pointerdown', onPressElsewhere, { signal })
    return () => listening.abort()
  })
  useOpenPopover(open, box, control, { side, align: 'center' }, () => {
    const { offsetWidth, style } = box.current!
    style.setProperty('--reach', `${(offsetWidth - control()!.getBoundingClientRect().width) / 2}px`)
  })
  return (
    <span
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      data-slot="tooltip"
      data-surface="inverse"
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={onLeave}
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
