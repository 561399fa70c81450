'use client'

import {
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
/** The number of slides and how they are shown. */
export interface Row {
  /** Number of slides. */
  count: number
  /** How many slides are visible at once. */
  perView: number
  /** The first slide follows the last. False for a single slide. */
  loop: boolean
}

/** The position of the row. Slides are counted from 0; in a loop the count continues beyond both ends. */
export interface Place {
  /** The first visible slide, or the one that will be first after the current move. */
  slide: number
  /** The slide at the start of the layout. Slides before it are placed after the last slide. */
  layoutStart: number
  phase: 'rest' | 'drag' | 'move'
}

export const start: Place = { slide: 0, layoutStart: 0, phase: 'rest' }

/** The remainder of a division, never negative. */
const remainder = (value: number, count: number) => ((value % count) + count) % count

/** The number of the first slide in view, counted from 0. */
export const firstInView = ({ slide }: Place, { count }: Row) => (count ? remainder(slide, count) : 0)

/** How many sets of slides are rendered. A loop needs one more slide than is visible, or it could not move. */
export const setCount = ({ count, perView, loop }: Row) => (loop ? Math.ceil((perView + 1) / count) : 1)

/** The last position of a row that does not loop. */
export const lastPosition = ({ count, perView, loop }: Row) =>
  loop ? Infinity : Math.max(0, count - perView)

const clamp = (slide: number, row: Row) =>
  row.loop ? slide : Math.min(Math.max(slide, 0), lastPosition(row))

/** By how many places a slide is moved behind its position in the markup, so that the layout starts at `layoutStart`. */
export const slideOffset = (index: number, { layoutStart }: Place, { count }: Row) =>
  Math.ceil((layoutStart - index) / count) * count

/** Whether a slide of a set (0: the slides, 1 and more: copies) is out of view when the row is at rest. */
export const isOutOfView = (index: number, set: number, { slide }: Place, { count, perView }: Row) =>
  remainder(index - slide, count) + set * count >= perView

/** Starts to move by a number of slides, forward or back. */
export function move(place: Place, steps: number, row: Row): Place {
  const slide = clamp(place.slide + steps, row)
  if (slide === place.slide) return place
  // The slides that leave the view stay in place during the move, so the layout starts as late as the rendered sets allow.
  const reach = slide + row.perView - row.count * setCount(row)
  const layoutStart = steps < 0 ? Math.min(place.layoutStart, slide) : Math.max(place.layoutStart, reach)
  return { slide, layoutStart, phase: 'move' }
}

/** The distance that a drag of `by` slides may cover without leaving the row. */
export const dragged = (by: number, { slide }: Place, row: Row) => clamp(slide + by, row) - slide

/** Follows a drag. `by` is in slides and positive when the row moves forward. */
export function drag(place: Place, by: number, row: Row): Place {
  const layoutStart = row.loop ? Math.floor(place.slide + by) : 0
  return place.phase === 'drag' && place.layoutStart === layoutStart
    ? place
    : { slide: place.slide, layoutStart, phase: 'drag' }
}

/** A drag of less than a fifth of a slide does not change the slide. */
const dragThreshold = 0.2

/** Starts to move from the position where the drag ended. */
export function release(place: Place, by: number, row: Row): Place {
  const slide = clamp(place.slide + Math.sign(by) * Math.max(0, Math.ceil(Math.abs(by) - dragThreshold)), row)
  return { slide, layoutStart: row.loop ? Math.floor(Math.min(place.slide + by, slide)) : 0, phase: 'move' }
}

/** Ends a move. In a loop the count starts again from 0, so that it stays exact in a page that is open for days. */
export function settle(place: Place, row: Row): Place {
  const slide = row.loop ? remainder(place.slide, row.count) : clamp(place.slide, row)
  if (place.phase === 'rest' && place.slide === slide) return place
  return { slide, layoutStart: row.loop ? slide : 0, phase: 'rest' }
}

/** In milliseconds: between two automatic moves, the duration of a move, and the delay after a resize. */
export const carouselTimes = { interval: 2000, speed: 500, resize: 50 } as const

/** Distance from the start of one slide to the start of the next, in pixels. */
function stepOf({ firstElementChild: track }: Element) {
  if (!track?.firstElementChild) return 1
  return (
    track.firstElementChild.getBoundingClientRect().width +
    Number.parseFloat(getComputedStyle(track).columnGap)
  )
}

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
    const observer = window.ResizeObserver && new ResizeObserver(resized)
    observer?.observe(element)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', resized)
      observer?.disconnect()
    }
  }, [viewport])
  return perView
}

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
  const [isAutoplayEnabled, setAutoplayEnabled] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [hidden, setHidden] = useState(false)
  const rotating = can && isAutoplayEnabled && !hovered && !hidden

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
    setHovered(carousel.matches(':hover') && Boolean(window.matchMedia?.('(hover: hover)').matches))

    // A mouse press focuses too, which `:focus-visible` ignores. Otherwise the focus would stop the rotation, and the
    // click on the rotation control would start it again.
    const focused = () => carousel.querySelector(':focus-visible') && setAutoplayEnabled(false)
    carousel.addEventListener('focusin', focused, { signal })
    // A busy rotation control has yet to answer a press made before hydration. Stopping now would reverse its effect.
    if (!carousel.querySelector('[aria-busy=true]')) focused()
    return () => ended.abort()
  }, [inside])

  useEffect(() => {
    if (!rotating) return
    const timer = setInterval(() => advance(1), interval)
    return () => clearInterval(timer)
  }, [rotating, interval, advance])

  return {
    /** Rotates, or will continue when the pointer leaves. */
    wanted: isAutoplayEnabled,
    rotating,
    begin() {
      // The pointer is still over the rotation control after the press, and hover must not pause the rotation again.
      setHovered(false)
      setAutoplayEnabled(true)
    },
    stop: useCallback(() => setAutoplayEnabled(false), []),
  }
}

/** Minimum movement of a drag, in pixels. Smaller movements are unintended. */
const minimumDrag = 8
/** Controls in which a drag has another meaning: it selects text or moves a thumb. */
const ownInputs = 'input, textarea, select, [contenteditable], [draggable=true]'

interface Slides {
  place: Place
  row: Row
  drag: (by: number) => void
  release: (by: number) => void
}

/** Moves the slides by touch, pen or mouse drag. Vertical panning stays with the browser. */
export function useSwipe({ place, row, drag, release }: Slides, begun: () => void) {
  const press = useRef<{ x: number; step: number; by?: number }>(undefined)
  const clicks = useRef(true)

  const end = (event: PointerEvent<HTMLElement>) => {
    const { by } = press.current ?? {}
    press.current = undefined
    if (by === undefined) return
    event.currentTarget.style.removeProperty('--drag')
    release(event.type === 'pointerup' ? by : 0)
    setTimeout(() => {
      clicks.current = true
    })
  }

  return {
    onPointerDown({ currentTarget, target, isPrimary, button, clientX }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0 || (target as Element).closest(ownInputs)) return
      const step = stepOf(currentTarget)
      // Moving forward drags against the reading direction.
      press.current = {
        x: clientX,
        step: getComputedStyle(currentTarget).direction === 'rtl' ? step : -step,
      }
    },
    onPointerMove({ currentTarget, pointerId, isPrimary, clientX, buttons }: PointerEvent<HTMLElement>) {
      const from = press.current
      if (!from || !isPrimary) return
      const way = clientX - from.x
      if (from.by === undefined) {
        // Released outside, where the carousel receives no event: it captures the pointer only during a drag.
        if (buttons === 0) {
          press.current = undefined
          return
        }
        if (Math.abs(way) < minimumDrag) return
        currentTarget.setPointerCapture?.(pointerId)
        getSelection()?.removeAllRanges()
        clicks.current = false
        begun()
      }
      from.by = dragged(way / from.step, place, row)
      currentTarget.style.setProperty('--drag', `${from.by}`)
      drag(from.by)
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The end of a drag must not click the link under the pointer.
    onClickCapture(event: MouseEvent) {
      if (clicks.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Prevents the native drag and drop of links and pictures.
    onDragStart: (event: DragEvent) => press.current && event.preventDefault(),
  }
}
