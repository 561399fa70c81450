import { type RefObject, useEffect, useState } from 'react'

/** A number read from an element as it is drawn, and again whenever its size changes. */
export function useMeasured(
  place: RefObject<HTMLElement | null>,
  read: (style: CSSStyleDeclaration) => string,
) {
  const [value, setValue] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read does not change, where it is read does
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
