import { type RefObject, useEffect, useState } from 'react'

interface Rotation {
  /** Any element of the carousel; the carousel itself is found from it. */
  inside: RefObject<HTMLElement | null>
  /** It may rotate by itself, now. */
  can: boolean
  interval: number
  /** Must stay the same function, or the time begins anew. */
  advance: (steps: number) => void
}

/**
 * Rotates until somebody wants it to stop. The pointer and a hidden page hold it up; keyboard focus ends it, and
 * only the rotation control begins it again: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function useRotation({ inside, can, interval, advance }: Rotation) {
  const [wanted, setWanted] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [hidden, setHidden] = useState(false)
  const rotating = can && wanted && !hovered && !hidden

  useEffect(() => {
    const carousel = inside.current?.closest('section')
    if (!carousel) return
    const ended = new AbortController()
    const { signal } = ended
    const see = () => setHidden(document.hidden)
    see()
    document.addEventListener('visibilitychange', see, { signal })

    // A finger does not hover; its pointer enters with a touch and leaves with it.
    carousel.addEventListener('pointerenter', (event) => setHovered(event.pointerType !== 'touch'), {
      signal,
    })
    carousel.addEventListener('pointerleave', () => setHovered(false), { signal })
    setHovered(carousel.matches(':hover') && matchMedia('(hover: hover)').matches)

    // A press with the mouse focuses too. It must not stop what the press on the rotation control is to stop.
    const focused = () => carousel.querySelector(':focus-visible') && setWanted(false)
    carousel.addEventListener('focusin', focused, { signal })
    // A press that has waited for the script meant what the button said; it will be carried out in a moment.
    if (!carousel.querySelector('[data-queued]')) focused()
    return () => ended.abort()
  }, [inside])

  useEffect(() => {
    if (!rotating) return
    const timer = setInterval(() => advance(1), interval)
    return () => clearInterval(timer)
  }, [rotating, interval, advance])

  return {
    /** Rotates, or goes on by itself when the pointer leaves. */
    wanted,
    rotating,
    begin() {
      // Who asks for it over the rotation control hovers, and wants it now.
      setHovered(false)
      setWanted(true)
    },
    stop: () => setWanted(false),
  }
}
