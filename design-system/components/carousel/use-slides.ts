import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { drag, move, type Place, type Row, release, settle, start } from './carousel.place.ts'

/** Milliseconds: from one slide to the next, of the way there, and of quiet after the window has changed its size. */
export const carouselTimes = { interval: 2000, speed: 500, resize: 50 } as const

/** Pixels from the start of a slide to the start of the next. */
export function stepOf({ firstElementChild: track }: Element) {
  if (!track?.firstElementChild) return 1
  return (
    track.firstElementChild.getBoundingClientRect().width +
    Number.parseFloat(getComputedStyle(track).columnGap)
  )
}

/** Where the slides stand, and what moves them. */
export function useSlides(viewport: RefObject<HTMLElement | null>, count: number, loop: boolean) {
  const perView = usePerView(viewport)
  const row: Row = useMemo(() => ({ count, perView: perView || 1, loop }), [count, perView, loop])
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [place, setPlace] = useState(start)

  useLayoutEffect(() => {
    const element = viewport.current
    if (!element?.scrollLeft) return
    // Whoever tabs to a link before the script is there has it scrolled into view. It stays there.
    const at = Math.round(Math.abs(element.scrollLeft) / stepOf(element))
    setPlace({ ...start, at, anchor: at })
  }, [viewport])

  useLayoutEffect(() => setPlace((now) => settle(now, row)), [row])

  useEffect(() => {
    if (place.phase !== 'move') return
    const timer = setTimeout(() => setPlace((now) => settle(now, row)), carouselTimes.speed)
    return () => clearTimeout(timer)
  }, [place, row])

  /** Where less motion is wanted, every way is as long as a blink. */
  const go = useCallback(
    (next: (now: Place) => Place) => setPlace((now) => (still ? settle(next(now), row) : next(now))),
    [still, row],
  )
  return {
    place,
    row,
    still,
    /** False until the browser has been asked how many slides fit: up to then all of them are shown as they come. */
    ready: perView > 0,
    move: useCallback((steps: number) => go((now) => move(now, steps, row)), [go, row]),
    drag: (by: number) => setPlace((now) => drag(now, by, row)),
    release: (by: number) => go((now) => release(now, by, row)),
  }
}

/** How many slides fit. The stylesheet decides, so that server and browser draw the same; 0 while hydrating. */
function usePerView(viewport: RefObject<HTMLElement | null>) {
  const [perView, setPerView] = useState(0)
  useLayoutEffect(() => {
    const element = viewport.current
    if (!element) return
    const measure = () => setPerView(Number(getComputedStyle(element).getPropertyValue('--per')) || 1)
    measure()
    let timer: ReturnType<typeof setTimeout> | undefined
    const resized = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, carouselTimes.resize)
    }
    addEventListener('resize', resized)
    // A larger text size moves the breakpoints, and is no change of the window; but the slides grow with it.
    const observer = new ResizeObserver(resized)
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', resized)
      observer.disconnect()
    }
  }, [viewport])
  return perView
}
