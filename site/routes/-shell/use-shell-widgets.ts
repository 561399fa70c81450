import { useEffect, useRef, useState } from 'react'
import { load } from '../../browser/load'

type Parts = typeof import('./shell-widgets')

/** Interactions that suggest the visitor reads on, or has changed a choice in another tab. */
const interactions = ['scroll', 'keydown', 'storage', 'pageshow'] as const

/**
 * The theme switch works only with JavaScript. It is not in the HTML, and is loaded when the visitor reads on, or when
 * its `place` at the end of a short page is near.
 */
export function useShellWidgets() {
  const [parts, setParts] = useState<Parts>()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let listening = new AbortController()
    const listen = () => {
      listening = new AbortController()
      for (const name of interactions)
        addEventListener(name, loadParts, { passive: true, signal: listening.signal })
    }
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadParts(), {
      rootMargin: '400px',
    })
    const stop = () => {
      listening.abort()
      near.disconnect()
    }
    const loadParts = () => {
      stop()
      // The load failed: the next interaction tries again.
      load('shell', () => import('./shell-widgets'), { reload: false }).then(setParts, listen)
    }
    listen()
    if (place.current) near.observe(place.current)
    // The visitor has already scrolled before this effect ran, or has chosen a theme earlier.
    if (scrollY > 0 || document.documentElement.dataset.theme) loadParts()
    return stop
  }, [])

  return { parts, place }
}
