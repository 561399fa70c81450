'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import {
  carouselTimes,
  drag,
  firstInView,
  move,
  type Place,
  type Rotation,
  type RotationState,
  type Row,
  release,
  settle,
  start,
  startRotation,
  startSwipe,
  stepOf,
  watchPerView,
} from './carousel-motion.ts'

/** Moves the row from outside, as buttons of the page do. */
export interface CarouselApi {
  /** Moves to a slide, counted from 0. */
  moveTo: (index: number) => void
  next: () => void
  previous: () => void
}

export interface CarouselIndex {
  /** Number of the first slide in view, counted from 0, if the page controls it. When it changes, the row moves there. */
  index?: number | undefined
  /** Number of the first slide in view at first. 0 by default. */
  defaultIndex?: number | undefined
  /** Called with the number of the first slide in view when the visitor or the rotation moves the row. */
  onIndexChange?: ((index: number) => void) | undefined
}

/** The state of the row, and the functions that move it. */
export function useSlides(
  viewport: RefObject<HTMLElement | null>,
  count: number,
  loop: boolean,
  { index, defaultIndex, onIndexChange }: CarouselIndex,
) {
  const perView = usePerView(viewport)
  const row: Row = useMemo(
    // Fewer slides than fit would be seen twice at the same time.
    () => ({ count, perView: perView || 1, loop: loop && count >= perView }),
    [count, perView, loop],
  )
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [place, setPlace] = useState(start)

  useLayoutEffect(() => {
    const element = viewport.current
    if (!element?.scrollLeft) return
    // A Tab press before hydration may have scrolled a link into view. The row continues from that slide.
    const slide = Math.round(Math.abs(element.scrollLeft) / stepOf(element))
    setPlace({ ...start, slide, layoutStart: slide })
  }, [viewport])

  useLayoutEffect(() => setPlace((now) => settle(now, row)), [row])

  useEffect(() => {
    if (place.phase !== 'move') return
    const timer = setTimeout(() => setPlace((now) => settle(now, row)), carouselTimes.speed)
    return () => clearTimeout(timer)
  }, [place, row])

  /** With `prefers-reduced-motion` a move ends immediately, without a transition. */
  const go = useCallback(
    (next: (now: Place) => Place) => setPlace((now) => (reducedMotion ? settle(next(now), row) : next(now))),
    [reducedMotion, row],
  )
  const moveTo = useCallback(
    (slide: number) => go((now) => move(now, slide - firstInView(now, row), row)),
    [go, row],
  )
  const ready = perView > 0

  /** The slide that was reported last. */
  const reportedIndex = useRef(0)
  /** Renders that are not reported: before and after the row is placed at `defaultIndex`. */
  const quiet = useRef(0)
  const placed = useRef(false)
  useLayoutEffect(() => {
    const requestedIndex = index ?? (placed.current ? undefined : defaultIndex)
    if (requestedIndex === undefined || !ready) return
    if (index === undefined) quiet.current = 2
    // It starts at the slide, instead of moving there.
    if (placed.current) moveTo(requestedIndex)
    else setPlace((now) => settle(move(now, requestedIndex - firstInView(now, row), row), row))
    placed.current = true
  }, [index, defaultIndex, ready, row, moveTo])

  const firstVisible = firstInView(place, row)
  useEffect(() => {
    if (reportedIndex.current === firstVisible && !quiet.current) return
    reportedIndex.current = firstVisible
    if (quiet.current) return void quiet.current--
    if (firstVisible !== index) onIndexChange?.(firstVisible)
  })

  return {
    place,
    row,
    reducedMotion,
    /** False until the browser has been measured. Before that all slides are shown in their order. */
    ready,
    shown: firstVisible,
    move: useCallback((steps: number) => go((now) => move(now, steps, row)), [go, row]),
    moveTo,
    drag: (by: number) => setPlace((now) => drag(now, by, row)),
    release: (by: number) => go((now) => release(now, by, row)),
  }
}

/** How many slides fit. 0 during hydration. */
function usePerView(viewport: RefObject<HTMLElement | null>) {
  const [perView, setPerView] = useState(0)
  useLayoutEffect(
    () => (viewport.current ? watchPerView(viewport.current, setPerView) : undefined),
    [viewport],
  )
  return perView
}

interface RotationOptions {
  /** An element inside the carousel, from which the carousel is found. */
  inside: RefObject<HTMLElement | null>
  /** Whether automatic rotation is possible now. */
  isPossible: boolean
  interval: number
  advance: (steps: number) => void
}

/** Automatic rotation; see `startRotation`. */
export function useRotation({ inside, isPossible, interval, advance }: RotationOptions) {
  const [state, setState] = useState<RotationState>({ isWanted: true, isRotating: false })
  const rotation = useRef<Rotation>(undefined)
  const move = useRef(advance)
  useEffect(() => {
    move.current = advance
  }, [advance])
  useEffect(() => {
    const carousel = inside.current?.closest('section')
    if (!carousel) return
    const started = startRotation(carousel, { interval, advance: () => move.current(1), onChange: setState })
    rotation.current = started
    return started.stop
  }, [inside, interval])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another interval starts another rotation
  useEffect(() => rotation.current?.setPossible(isPossible), [isPossible, interval])
  return {
    ...state,
    begin: () => rotation.current?.begin(),
    end: useCallback(() => rotation.current?.end(), []),
  }
}

interface Slides {
  place: Place
  row: Row
  drag: (by: number) => void
  release: (by: number) => void
}

/** Moves the slides by touch, pen or mouse drag; see `startSwipe`. */
export function useSwipe(viewport: RefObject<HTMLElement | null>, slides: Slides, onBegin: () => void) {
  const current = useRef({ slides, onBegin })
  useLayoutEffect(() => {
    current.current = { slides, onBegin }
  })
  useEffect(() => {
    if (!viewport.current) return
    return startSwipe(viewport.current, {
      read: () => current.current.slides,
      onBegin: () => current.current.onBegin(),
      onDrag: (by) => current.current.slides.drag(by),
      onRelease: (by) => current.current.slides.release(by),
    })
  }, [viewport])
}
