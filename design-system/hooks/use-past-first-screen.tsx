import { type ReactElement, useCallback, useState } from 'react'

/**
 * Whether people have scrolled past the first screen of the page. Put `sentinel` into the page: a strip as high as
 * the window, whose leaving the browser reports by itself; a scroll listener would run with every frame.
 */
export function usePastFirstScreen(): { past: boolean; sentinel: ReactElement } {
  const [past, setPast] = useState(false)
  const watch = useCallback((strip: HTMLSpanElement) => {
    const observer = new IntersectionObserver((entries) => setPast(!entries.at(-1)?.isIntersecting))
    observer.observe(strip)
    return () => observer.disconnect()
  }, [])
  return {
    past,
    sentinel: (
      <span
        ref={watch}
        aria-hidden="true"
        className="pointer-events-none absolute start-0 top-0 -z-1 h-svh w-px"
      />
    ),
  }
}
