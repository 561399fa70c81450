import { useEffect, useRef, useState } from 'react'
import '../build/late'
import { load } from '../services/load'

type Parts = typeof import('./-sections/shell-late')

/** Signs that somebody reads on, or has chosen something in another tab. */
const signs = ['scroll', 'keydown', 'storage', 'pageshow'] as const

/**
 * The parts of the shell that only a script can use: the help at the edge, and the choice of a theme. They are not in
 * the HTML, and fetched when somebody reads on, or when their `place` at the foot of a short page is near.
 */
export function useLateShell() {
  const [parts, setParts] = useState<Parts>()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let asleep = new AbortController()
    const listen = () => {
      asleep = new AbortController()
      for (const sign of signs) addEventListener(sign, wake, { passive: true, signal: asleep.signal })
    }
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
      rootMargin: '400px',
    })
    const sleep = () => {
      asleep.abort()
      near.disconnect()
    }
    const wake = () => {
      sleep()
      const part = load('shell', () => import('./-sections/shell-late'), { reload: false })
      // A line that broke: the next sign tries again.
      Promise.all([part, window.late?.styled()]).then(([parts]) => setParts(parts), listen)
    }
    listen()
    if (place.current) near.observe(place.current)
    // Whoever has scrolled before this came, or chosen a theme before, has given their sign.
    if (scrollY > 0 || document.documentElement.dataset.theme) wake()
    return sleep
  }, [])

  return { parts, place }
}
