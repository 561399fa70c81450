'use client'

import { type FocusEvent, type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { isPopoverOpen, type Placement, togglePopover, useOpenPopover } from './use-popover.ts'

/** Milliseconds. The pointer has to rest before it appears, and has time to reach it before it disappears. */
export const hoverTimes = { show: 500, hide: 200 }

interface HoverOptions {
  placement: Placement
  /** Whether a press shows it, for a control whose action is not possible now. Otherwise a pointer that presses hides it. */
  isShownOnPress?: boolean | undefined
  onOpen?: () => void
}

/**
 * A popover that is shown while its control has the keyboard focus, or the pointer rests on one of the two. Returns the
 * props of the popover.
 */
export function useHoverPopover(
  box: RefObject<HTMLElement | null>,
  control: () => HTMLElement | null | undefined,
  { placement, isShownOnPress, onOpen }: HoverOptions,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const isFocused = () => control()?.matches(':focus-visible')
  const holds = (part: EventTarget | null) => part instanceof Node && Boolean(box.current?.contains(part))
  const setShown = (isOpen: boolean, delayMs?: number) => {
    clearTimeout(timer.current)
    // A pointer that leaves does not hide what the keyboard focus shows.
    if (delayMs)
      timer.current = setTimeout(
        () => (isOpen || !(isFocused() || holds(document.activeElement))) && setShown(isOpen),
        delayMs,
      )
    else if (box.current?.isConnected && isPopoverOpen(box.current) !== isOpen)
      togglePopover(box.current, isOpen)
  }
  const onPointerLeave = () => setShown(false, hoverTimes.hide)
  useEffect(() => () => clearTimeout(timer.current), [])
  // After every render, because the control may be another element then.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) =>
        (event as PointerEvent).pointerType === 'mouse' && setShown(true, hoverTimes.show),
      pointerleave: onPointerLeave,
      // The focus returns from it when Escape has closed it.
      focus: (event) =>
        !holds((event as globalThis.FocusEvent).relatedTarget) && isFocused() && setShown(true),
      blur: (event) => !holds((event as globalThis.FocusEvent).relatedTarget) && setShown(false),
      click: () => isShownOnPress && setShown(true),
    }
    for (const type in listeners) control()?.addEventListener(type, listeners[type]!, { signal })
    // iOS does not move the focus from a control when something else is touched.
    const onPressElsewhere = ({ target }: Event) => {
      const isOnControl = isShownOnPress && control()?.contains(target as Node)
      if (!holds(target) && !isOnControl) setShown(false)
    }
    document.addEventListener('pointerdown', onPressElsewhere, { signal })
    return () => listening.abort()
  })
  useOpenPopover(open, box, control, placement, onOpen)
  return {
    popover: 'manual' as const,
    onBeforeToggle: ({ newState, target, currentTarget }: ToggleEvent) => {
      if (target !== currentTarget) return
      if (newState === 'closed' && holds(document.activeElement)) control()?.focus()
      setOpen(newState === 'open')
    },
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!holds(relatedTarget) && relatedTarget !== control()) setShown(false)
    },
  }
}
