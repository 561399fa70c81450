'use client'

import { type ReactElement, useCallback, useState } from 'react'

/**
 * Whether the visitor has scrolled past the first screen. Render `sentinel` in the page: an element as high as the
 * window that an IntersectionObserver watches. A scroll listener would run on every frame.
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
