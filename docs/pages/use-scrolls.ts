import { type RefObject, useEffect, useState } from 'react'

/** Whether an element scrolls. Only then does it need to receive keyboard focus. */
export function useScrolls(place: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    )
    // Its content can grow without changing the size of the element itself.
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [place])
  return scrolls
}
