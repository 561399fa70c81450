import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { drag, move, type Place, type Row, release, settle, start } from './carousel.place.ts'

/** In milliseconds: between two automatic moves, the duration of a move, and the delay after a resize. */
export const carouselTimes = { interval: 2000, speed: 500, resize: 50 } as const

/** Distance from the start of one slide to the start of the next, in pixels. */
export function stepOf({ firstElementChild: track }: Element) {
  if (!track?.firstElementChild) return 1
  return (
    track.firstElementChild.getBoundingClientRect().width +
    Number.parseFloat(getComputedStyle(track).columnGap)
  )
}

/** The state of the row, and the functions that move it. */
export function useSlides(viewport: RefObject<HTMLElement | null>, count: number, loop: boolean) {
  const perView = usePerView(viewport)
  const row: Row = useMemo(() => ({ count, perView: perView || 1, loop }), [count, perView, loop])
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [place, setPlace] = useState(start)

  useLayoutEffect(() => {
    const element = viewport.current
    if (!element?.scrollLeft) return
    // A Tab press before hydration may have scrolled a link into view. The row continues from that slide.
    const at = Math.round(Math.abs(element.scrollLeft) / stepOf(element))
    setPlace({ ...start, at, anchor: at })
  }, [viewport])

  useLayoutEffect(() => setPlace((now) => settle(now, row)), [row])

  useEffect(() => {
    if (place.phase !== 'move') return
    const timer = setTimeout(() => setPlace((now) => settle(now, row)), carouselTimes.speed)
    return () => clearTimeout(timer)
  }, [place, row])

  /** With `prefers-reduced-motion` a move ends immediately, without a transition. */
  const go = useCallback(
    (next: (now: Place) => Place) => setPlace((now) => (still ? settle(next(now), row) : next(now))),
    [still, row],
  )
  return {
    place,
    row,
    still,
    /** False until the browser has been measured. Before that all slides are shown in their order. */
    ready: perView > 0,
    move: useCallback((steps: number) => go((now) => move(now, steps, row)), [go, row]),
    drag: (by: number) => setPlace((now) => drag(now, by, row)),
    release: (by: number) => go((now) => release(now, by, row)),
  }
}

/** How many slides fit. CSS decides, so that server and browser render the same. 0 during hydration. */
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
    // A change of the text size moves the breakpoints without a resize event, but it changes the size of the slides.
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
