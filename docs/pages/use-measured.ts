import { type RefObject, useEffect, useState } from 'react'

/** A number from the computed style of an element, updated when the size of the element changes. */
export function useMeasured(
  place: RefObject<HTMLElement | null>,
  read: (style: CSSStyleDeclaration) => string,
) {
  const [value, setValue] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` does not change, only the element does
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setValue(Math.round(Number.parseFloat(read(getComputedStyle(element))) * 10) / 10)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return value
}
