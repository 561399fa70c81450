'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Width of the focus ring around an element, in pixels. */
const focusRingWidth = 6

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left - focusRingWidth < other.right &&
  one.right + focusRingWidth > other.left &&
  one.top - focusRingWidth < other.bottom &&
  one.bottom + focusRingWidth > other.top

/**
 * Whether a floating box overlaps the focused element, which must stay visible (WCAG 2.4.11). Hide the box while it does.
 * `shown`: whether the box is rendered.
 */
export function useFocusObscured(box: RefObject<Element | null>, isShown: boolean) {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const update = () => {
      const focused = document.activeElement
      // A script focuses elements with a negative tabindex. They are often as large as a section, so they do not count.
      if (!box.current || !(focused instanceof HTMLElement) || focused.tabIndex < 0) return setCovers(false)
      const within = box.current.contains(focused)
      setCovers(!within && overlap(focused.getBoundingClientRect(), box.current.getBoundingClientRect()))
    }
    const options = { passive: true, capture: true }
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const
    for (const type of events) addEventListener(type, update, options)
    update()
    return () => {
      for (const type of events) removeEventListener(type, update, options)
    }
  }, [box, isShown])
  return covers
}
