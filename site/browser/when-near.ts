/** Calls a function once, when an element is near the window. */
export function whenNear(element: Element, act: () => void) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      act()
    },
    { rootMargin: '400px' },
  )
  observer.observe(element)
}
