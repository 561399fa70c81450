/** How a row of slides moves: the parts of `startCarousel`. */

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

/** Starts to move to a slide, counted from 0. */
export const moveTo = (place: Place, index: number, row: Row) =>
  move(place, (row.loop ? remainder(index, row.count) : index) - firstInView(place, row), row)

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
  const layoutStart = row.loop ? slide : 0
  const isSettled = place.phase === 'rest' && place.slide === slide && place.layoutStart === layoutStart
  return isSettled ? place : { slide, layoutStart, phase: 'rest' }
}

/** In milliseconds: between two automatic moves, the duration of a move, and the delay after a resize. */
export const carouselTimes = { interval: 2000, speed: 500, resize: 50 } as const

/*
 * Styles that need JavaScript are written as inline style by the script: pages carry no CSS rules for them, and the
 * HTML has no style attribute that a content security policy would have to allow. `--dir` is 1 in right-to-left text.
 * `--drag` is the distance of the current drag, in slides.
 */

/** The gap between two slides. The class names repeat it. */
const gap = '1.5rem'

export const trackTranslate = ({ slide }: Place) =>
  `calc((${slide} + var(--drag, 0)) * (100% + ${gap}) / var(--per, 1) * var(--dir, -1))`

export const trackTransition = ({ phase }: Place) =>
  phase === 'move' ? `translate ${carouselTimes.speed}ms var(--ds-ease-standard)` : 'none'

/** @param by The places by which the slide is behind its position in the markup. */
export const slideTranslate = (by: number) =>
  by ? `calc(${by} * (100% + ${gap}) * -1 * var(--dir, -1))` : ''

/** Vertical panning and pinch zoom stay with the browser. */
export const viewportStyles = (isDragged: boolean) => ({
  overflow: 'clip visible',
  touchAction: 'pan-y pinch-zoom',
  cursor: isDragged ? 'grabbing' : 'auto',
  userSelect: isDragged ? ('none' as const) : ('auto' as const),
  WebkitUserSelect: isDragged ? ('none' as const) : ('auto' as const),
})

/** Distance from the start of one slide to the start of the next, in pixels. */
export function stepOf({ firstElementChild: track }: Element) {
  if (!track?.firstElementChild) return 1
  return (
    track.firstElementChild.getBoundingClientRect().width +
    Number.parseFloat(getComputedStyle(track).columnGap)
  )
}

/** Reports how many slides fit, now and when it changes. CSS decides, so that server and browser render the same. */
export function watchPerView(
  viewport: Element,
  { signal, onChange }: { signal: AbortSignal; onChange: (perView: number) => void },
) {
  let reported: number | undefined
  const measure = () => {
    const perView = Number(getComputedStyle(viewport).getPropertyValue('--per')) || 1
    if (perView === reported) return
    reported = perView
    onChange(perView)
  }
  measure()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(measure, carouselTimes.resize)
  }
  addEventListener('resize', onResize, { signal })
  // A change of the text size moves the breakpoints without a resize event, but it changes the size of the slides.
  const observer = window.ResizeObserver && new ResizeObserver(onResize)
  observer?.observe(viewport)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer?.disconnect()
  })
}

export interface RotationState {
  /** The rotation control stops it: it rotates, will continue when the pointer leaves, or the focus is on the control. */
  isWanted: boolean
  isRotating: boolean
}

export interface Rotation {
  /** Starts it again after `end`. */
  begin: () => void
  /** Ends it until `begin`. */
  end: () => void
  /** The time between two moves, or undefined while automatic rotation is not possible. */
  setIntervalMs: (intervalMs: number | undefined) => void
}

interface RotationOptions {
  /** Removes it. */
  signal: AbortSignal
  advance: () => void
  onChange: (state: RotationState) => void
}

/**
 * Automatic rotation. Hover, a hidden page and a carousel out of view pause it. Keyboard focus ends it, on the rotation
 * control when the focus leaves it, and only this control starts it again: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function startRotation(carousel: Element, { signal, advance, onChange }: RotationOptions): Rotation {
  let isWanted = true
  /** Stopped by the focus on the rotation control, whose name and action change at a press, or when the focus leaves it. */
  let isHeld = false
  let intervalMs: number | undefined
  let isHovered = carousel.matches(':hover') && Boolean(window.matchMedia?.('(hover: hover)').matches)
  let isInView = true
  let isRotating = false
  let timer: ReturnType<typeof setInterval> | undefined
  const update = () => {
    isRotating = Boolean(intervalMs) && isWanted && !isHeld && !isHovered && !document.hidden && isInView
    clearInterval(timer)
    if (isRotating) timer = setInterval(advance, intervalMs)
    onChange({ isWanted, isRotating })
  }
  const setHovered = (hovered: boolean) => {
    isHovered = hovered
    update()
  }
  const end = () => {
    isWanted = isHeld = false
    update()
  }
  document.addEventListener('visibilitychange', update, { signal })
  // A touch does not hover: its pointer enters on contact and leaves at the end of the touch.
  carousel.addEventListener(
    'pointerenter',
    (event) => setHovered((event as PointerEvent).pointerType !== 'touch'),
    { signal },
  )
  carousel.addEventListener('pointerleave', () => setHovered(false), { signal })
  // A mouse press focuses too, which `:focus-visible` ignores. Otherwise the focus would end the rotation, and the click
  // on the rotation control would start it again.
  const onFocus = () => {
    const focused = carousel.querySelector(':focus-visible')
    if (!focused) return
    // A screen reader has announced the control as one that stops the rotation: a press must not start it.
    if (!isWanted || !focused.matches('[data-carousel=rotate]')) return end()
    isHeld = true
    update()
  }
  carousel.addEventListener('focusin', onFocus, { signal })
  carousel.addEventListener('focusout', () => isHeld && end(), { signal })
  const onView: IntersectionObserverCallback = ([entry]) => {
    if (!entry || entry.isIntersecting === isInView) return
    isInView = entry.isIntersecting
    update()
  }
  const observer = window.IntersectionObserver && new IntersectionObserver(onView)
  observer?.observe(carousel)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    observer?.disconnect()
  })
  // A busy rotation control has yet to answer a press. Ending the rotation now would reverse its effect.
  if (!carousel.querySelector('[aria-busy=true]')) onFocus()
  return {
    begin() {
      // The pointer is still over the rotation control after the press, and hover must not pause the rotation again.
      isHovered = isHeld = false
      isWanted = true
      update()
    },
    end,
    setIntervalMs(next) {
      if (next === intervalMs) return
      intervalMs = next
      update()
    },
  }
}

/** Minimum movement of a drag, in pixels. Smaller movements are unintended. */
const minimumDrag = 8
/** Controls in which a drag has another meaning: it selects text or moves a thumb. */
const draggable = 'input, textarea, select, [contenteditable], [draggable=true]'

interface SwipeOptions {
  /** Ends it. */
  signal: AbortSignal
  /** The state of the row when the pointer moves. */
  read: () => { place: Place; row: Row }
  onBegin: () => void
  /** `by` is in slides, and positive when the row moves forward. */
  onDrag: (by: number) => void
  onRelease: (by: number) => void
}

/** Moves the slides by touch, pen or mouse drag. Vertical panning stays with the browser. */
export function startSwipe(
  viewport: HTMLElement,
  { signal, read, onBegin, onDrag, onRelease }: SwipeOptions,
) {
  let press: { x: number; step: number; by?: number } | undefined
  let hasDragged = false

  const onDown = ({ target, isPrimary, button, clientX }: PointerEvent) => {
    if (!isPrimary || button !== 0 || (target as Element).closest(draggable)) return
    const step = stepOf(viewport)
    // Moving forward drags against the reading direction.
    press = { x: clientX, step: getComputedStyle(viewport).direction === 'rtl' ? step : -step }
  }
  const onMove = ({ pointerId, isPrimary, clientX, buttons }: PointerEvent) => {
    if (!press || !isPrimary) return
    const way = clientX - press.x
    if (press.by === undefined) {
      // Released outside, where the carousel receives no event: it captures the pointer only during a drag.
      if (buttons === 0) {
        press = undefined
        return
      }
      if (Math.abs(way) < minimumDrag) return
      viewport.setPointerCapture?.(pointerId)
      getSelection()?.removeAllRanges()
      hasDragged = true
      onBegin()
    }
    const { place, row } = read()
    press.by = dragged(way / press.step, place, row)
    viewport.style.setProperty('--drag', `${press.by}`)
    onDrag(press.by)
  }
  const onEnd = (event: PointerEvent) => {
    const by = press?.by
    press = undefined
    if (by === undefined) return
    viewport.style.removeProperty('--drag')
    onRelease(event.type === 'pointerup' ? by : 0)
    setTimeout(() => {
      hasDragged = false
    })
  }
  viewport.addEventListener('pointerdown', onDown, { signal })
  viewport.addEventListener('pointermove', onMove, { signal })
  viewport.addEventListener('pointerup', onEnd, { signal })
  viewport.addEventListener('pointercancel', onEnd, { signal })
  // The end of a drag must not click the link under the pointer.
  viewport.addEventListener(
    'click',
    (event) => {
      if (!hasDragged) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal },
  )
  // Prevents the native drag and drop of links and pictures.
  viewport.addEventListener('dragstart', (event) => press && event.preventDefault(), { signal })
}
