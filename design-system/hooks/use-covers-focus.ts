import { type RefObject, useEffect, useState } from 'react'

/** Room for the ring of the focus, which is drawn around its element. */
const ring = 6

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left - ring < other.right &&
  one.right + ring > other.left &&
  one.top - ring < other.bottom &&
  one.bottom + ring > other.top

/**
 * True while the box lies over what has the focus, which has to be seen (WCAG 2.4.11): let it give way meanwhile.
 * `shown` says whether the box is there.
 */
export function useCoversFocus(box: RefObject<Element | null>, shown: boolean) {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    if (!shown) return
    const look = () => {
      const focused = document.activeElement
      // What only a script can focus is the start of a part of the page, as large as that part.
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
