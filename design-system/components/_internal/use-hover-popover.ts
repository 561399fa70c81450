'use client'

import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { isPopoverOpen, type Placement, togglePopover, useOpenPopover } from './use-popover.ts'

/** Milliseconds. The pointer has to rest before it appears, and has time to reach it before it disappears. */
export const hoverTimes = { show: 500, hide: 200 }

/**
 * A popover that is shown while its control has the keyboard focus, or the pointer rests on one of the two. Returns the
 * props of the popover.
 *
 * @param isShownOnPress Whether a press shows it, for a control whose action is not possible now. Otherwise a pointer that
 * presses hides it.
 */
export function useHoverPopover(
  box: RefObject<HTMLElement | null>,
  control: () => HTMLElement | null | undefined,
  placement: Placement,
  isShownOnPress?: boolean,
  onOpen?: () => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const isFocused = () => control()?.matches(':focus-visible') || box.current?.matches(':focus-within')
  const setShown = (isOpen: boolean, delayMs?: number) => {
    clearTimeout(timer.current)
    // A pointer that leaves does not hide what the keyboard focus shows.
    if (delayMs) timer.current = setTimeout(() => (isOpen || !isFocused()) && setShown(isOpen), delayMs)
    else if (box.current?.isConnected && isPopoverOpen(box.current) !== isOpen)
      togglePopover(box.current, isOpen)
  }
  const onPointerLeave = () => setShown(false, hoverTimes.hide)
  useEffect(() => () => clearTimeout(timer.current), [])
  // After every render, because the control may be another element then.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    /** Whether the focus comes from it, or moves into it. */
    const isWithin = (event: Event) => box.current?.contains((event as FocusEvent).relatedTarget as Node)
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) =>
        (event as PointerEvent).pointerType === 'mouse' && setShown(true, hoverTimes.show),
      pointerleave: onPointerLeave,
      focus: (event) => !isWithin(event) && isFocused() && setShown(true),
      blur: (event) => !isWithin(event) && setShown(false),
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
  useOpenPopover(open, box, control, placement, onOpen)
  return {
    popover: 'manual' as const,
    onBeforeToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave,
  }
}
