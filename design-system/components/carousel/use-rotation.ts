import { type RefObject, useEffect, useState } from 'react'

interface Rotation {
  /** An element inside the carousel, from which the carousel is found. */
  inside: RefObject<HTMLElement | null>
  /** Whether automatic rotation is possible now. */
  can: boolean
  interval: number
  /** Must be a stable function, or the interval restarts on every render. */
  advance: (steps: number) => void
}

/**
 * Automatic rotation. Hover and a hidden page pause it. Keyboard focus stops it, and only the rotation control starts
 * it again: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
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

    // A touch does not hover: its pointer enters on contact and leaves at the end of the touch.
    carousel.addEventListener('pointerenter', (event) => setHovered(event.pointerType !== 'touch'), {
      signal,
    })
    carousel.addEventListener('pointerleave', () => setHovered(false), { signal })
    setHovered(carousel.matches(':hover') && matchMedia('(hover: hover)').matches)

    // A mouse press focuses too, which `:focus-visible` ignores. Otherwise the focus would stop the rotation, and the
    // click on the rotation control would start it again.
    const focused = () => carousel.querySelector(':focus-visible') && setWanted(false)
    carousel.addEventListener('focusin', focused, { signal })
    // A press that was queued before hydration is about to be replayed. Stopping now would reverse its effect.
    if (!carousel.querySelector('[data-queued]')) focused()
    return () => ended.abort()
  }, [inside])

  useEffect(() => {
    if (!rotating) return
    const timer = setInterval(() => advance(1), interval)
    return () => clearInterval(timer)
  }, [rotating, interval, advance])

  return {
    /** Rotates, or will continue when the pointer leaves. */
    wanted,
    rotating,
    begin() {
      // The pointer is still over the rotation control after the press, and hover must not pause the rotation again.
      setHovered(false)
      setWanted(true)
    },
    stop: () => setWanted(false),
  }
}
