import { type RefObject, useEffect, useState } from 'react'

/** Whether there is more in an element than it shows: then it has to be reached with the keyboard, and only then. */
export function useScrolls(place: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    )
    // What is in it may grow while it stays as it is.
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [place])
  return scrolls
}
