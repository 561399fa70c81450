import { type RefObject, useEffect, useState } from 'react'

/** Width of the focus ring around an element, in pixels. */
const ring = 6

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left - ring < other.right &&
  one.right + ring > other.left &&
  one.top - ring < other.bottom &&
  one.bottom + ring > other.top

/**
 * Whether a floating box overlaps the focused element, which must stay visible (WCAG 2.4.11). Hide the box meanwhile.
 * `shown` tells whether the box is rendered.
 */
export function useFocusObscured(box: RefObject<Element | null>, shown: boolean) {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    if (!shown) return
    const look = () => {
      const focused = document.activeElement
      // An element with a negative tabindex was focused by script. It is usually as large as a part of the page, so it
      // does not count.
      if (!box.current || !(focused instanceof HTMLElement) || focused.tabIndex < 0) return setCovers(false)
      const within = box.current.contains(focused)
      setCovers(!within && overlap(focused.getBoundingClientRect(), box.current.getBoundingClientRect()))
    }
    const options = { passive: true, capture: true }
    const signs = ['focusin', 'focusout', 'scroll', 'resize'] as const
    for (const sign of signs) addEventListener(sign, look, options)
    look()
    return () => {
      for (const sign of signs) removeEventListener(sign, look, options)
    }
  }, [box, shown])
  return covers
}
