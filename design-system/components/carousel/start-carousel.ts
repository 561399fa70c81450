import {
  carouselTimes,
  drag,
  firstInView,
  isOutOfView,
  lastPosition,
  move,
  moveTo,
  type Place,
  type Row,
  release,
  setCount,
  settle,
  slideOffset,
  slideTranslate,
  start,
  startRotation,
  startSwipe,
  stepOf,
  trackTransition,
  trackTranslate,
  viewportStyles,
  watchPerView,
} from './carousel-motion.ts'

/** What the controls of a carousel show. */
export interface CarouselState {
  /** Number of the first slide in view, counted from 0. */
  index: number
  /** Number of the last slide that can be the first in view. Infinity in a loop. */
  lastIndex: number
  /** False in a loop of fewer slides than fit, whose controls have no use. */
  canMove: boolean
  /** Whether the rotation control ends the rotation. Otherwise it starts it. */
  rotates: boolean
}

export interface CarouselOptions {
  /** Time between two automatic moves, in milliseconds. 2000 by default. It rotates if it has a rotation control. */
  interval?: number | undefined
  /** The first slide follows the last. True by default. */
  loop?: boolean | undefined
  /** The first slide in view, counted from 0, if the page controls it. */
  index?: number | undefined
  /** The first slide in view at first. */
  defaultIndex?: number | undefined
  /** The slides, in their order. By default all elements of the row. */
  slides?: (() => HTMLElement[]) | undefined
  /** Called when the controls should change. By default `startCarousel` changes them, without dots and a row with ends. */
  onChange?: ((state: CarouselState) => void) | undefined
}

/** Moves the row from outside, as buttons of the page do. */
export interface CarouselApi {
  /** Moves to a slide, counted from 0. */
  moveTo: (index: number) => void
  next: () => void
  previous: () => void
}

export interface StartedCarousel extends CarouselApi {
  /** Call it with all options when one of them, the slides or the controls have changed. */
  update: (options: CarouselOptions) => void
  stop: () => void
}

/** What connects an element to others. A copy that had it too would take over the label or the choice of its slide. */
const connections = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'name']

/** A copy of a slide, hidden from assistive technology. */
function copyOf(slide: HTMLElement) {
  const copy = slide.cloneNode(true) as HTMLElement
  copy.dataset.copy = 'true'
  copy.setAttribute('aria-hidden', 'true')
  copy.removeAttribute('role')
  copy.removeAttribute('aria-roledescription')
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of connections) element.removeAttribute(name)
  return copy
}

/** Shows the state in the controls of a page that has only its HTML. */
function showInControls(controls: HTMLElement | null, { canMove, rotates }: CarouselState) {
  if (!controls) return
  controls.style.display = canMove ? '' : 'none'
  const button = controls.querySelector<HTMLElement>('[data-start]')
  if (!button || button.hasAttribute('data-rotates') === rotates) return
  button.toggleAttribute('data-rotates', rotates)
  const label = button.ariaLabel
  button.ariaLabel = button.dataset.start ?? ''
  button.dataset.start = label ?? ''
}

/**
 * Starts a carousel: the HTML that `Carousel` renders, in the page of a server or by React. It moves the slides, makes the
 * copies that a loop needs, rotates, and answers the buttons.
 */
export function startCarousel(carousel: HTMLElement, options: CarouselOptions = {}): StartedCarousel {
  const find = (part: string) => carousel.querySelector<HTMLElement>(`:scope > [data-slot=carousel-${part}]`)
  const viewport = find('viewport') as HTMLElement
  const track = viewport.firstElementChild as HTMLElement
  // Optional, as are the observers: jsdom and happy-dom lack them.
  const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)')
  const findSlides = () =>
    options.slides?.() ?? [...track.querySelectorAll<HTMLElement>(':scope > :not([data-copy])')]

  let slides = findSlides()
  let copies: HTMLElement[] = []
  let row: Row = { count: slides.length, perView: 1, loop: false }
  // A Tab press before the start may have scrolled a link into view. The row continues from that slide.
  const scrolled = viewport.scrollLeft && Math.round(Math.abs(viewport.scrollLeft) / stepOf(viewport))
  let place: Place = { ...start, slide: options.index ?? options.defaultIndex ?? scrolled }
  let settling: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  let reported = ''
  const stopped = new AbortController()
  const { signal } = stopped

  const isAtEnd = () => place.slide >= lastPosition(row)
  const rotates = () => isWanted && !isAtEnd()

  const report = () => {
    const state: CarouselState = {
      index: firstInView(place, row),
      lastIndex: lastPosition(row),
      canMove: row.loop || options.loop === false,
      rotates: rotates(),
    }
    const values = Object.values(state).join()
    if (values === reported) return
    reported = values
    if (options.onChange) options.onChange(state)
    else showInControls(find('controls'), state)
  }

  viewport.setAttribute('aria-live', 'polite')
  const rotation = startRotation(carousel, {
    signal,
    advance: () => show(move(place, 1, row)),
    onChange(state) {
      isWanted = state.isWanted
      viewport.setAttribute('aria-live', state.isRotating ? 'off' : 'polite')
      report()
    },
  })

  /** What changes in a slide changes in its copies too. */
  const updateCopies = (changes: MutationRecord[]) => {
    for (const [index, slide] of slides.entries()) {
      if (!changes.some(({ target }) => slide.contains(target))) continue
      for (let position = index; position < copies.length; position += slides.length) {
        const copy = copyOf(slide)
        copies[position]?.replaceWith(copy)
        copies[position] = copy
      }
    }
  }
  const observer = new MutationObserver((changes) => {
    updateCopies(changes)
    render()
  })

  const makeCopies = () => {
    observer.disconnect()
    for (const copy of copies) copy.remove()
    copies = Array.from({ length: setCount(row) - 1 }, () => slides.map(copyOf)).flat()
    track.append(...copies)
    if (!copies.length) return
    for (const slide of slides)
      observer.observe(slide, { attributes: true, characterData: true, childList: true, subtree: true })
  }

  const render = () => {
    updateCopies(observer.takeRecords())
    viewport.dataset.ready = 'true'
    Object.assign(viewport.style, viewportStyles(place.phase === 'drag'))
    Object.assign(track.style, { translate: trackTranslate(place), transition: trackTransition(place) })
    if (place.phase === 'rest') delete track.dataset.phase
    else track.dataset.phase = place.phase
    for (const [position, slide] of [...slides, ...copies].entries()) {
      const index = position % row.count
      const set = Math.floor(position / row.count)
      slide.style.translate = slideTranslate(slideOffset(index, place, row))
      slide.toggleAttribute('inert', set > 0 || isOutOfView(index, set, place, row))
    }
    // The observer reports the changes of others only.
    observer.takeRecords()
    report()
  }

  const show = (next: Place) => {
    if (next !== place) {
      clearTimeout(settling)
      // With `prefers-reduced-motion` a move ends immediately, without a transition.
      place = reducedMotion?.matches && next.phase === 'move' ? settle(next, row) : next
      if (place.phase === 'move') settling = setTimeout(() => show(settle(place, row)), carouselTimes.speed)
    }
    const hasControl = find('controls')?.querySelector('[data-carousel=rotate]')
    const canRotate = hasControl && !isAtEnd() && !reducedMotion?.matches
    rotation.setIntervalMs(canRotate ? (options.interval ?? carouselTimes.interval) : undefined)
    render()
  }

  const layOut = (perView: number) => {
    const { index, loop = true } = options
    const count = slides.length
    // Fewer slides than fit would be seen twice at the same time.
    row = { count, perView, loop: loop && count > 1 && count >= perView }
    makeCopies()
    const settled = settle(place, row)
    show(index === undefined ? settled : moveTo(settled, index, row))
  }

  /** Manual navigation ends automatic rotation, and the new slide is announced. */
  const go = (next: Place) => {
    rotation.end()
    show(next)
  }
  const api: CarouselApi = {
    moveTo: (index) => go(moveTo(place, index, row)),
    next: () => go(move(place, 1, row)),
    previous: () => go(move(place, -1, row)),
  }
  const rotate = () => {
    if (rotates()) return rotation.end()
    if (isAtEnd()) show(moveTo(place, 0, row))
    rotation.begin()
  }
  const onPress = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-carousel]')
    // A slide may contain another carousel.
    if (button?.parentElement?.parentElement !== carousel || button.matches('[aria-disabled=true]')) return
    const { carousel: action } = button.dataset
    if (action === 'rotate') rotate()
    else if (action === 'next' || action === 'previous') api[action]()
    else api.moveTo(Number(action))
  }

  carousel.addEventListener('click', onPress, { signal })
  reducedMotion?.addEventListener('change', () => show(place), { signal })
  watchPerView(viewport, { signal, onChange: layOut })
  startSwipe(viewport, {
    signal,
    read: () => ({ place, row }),
    onBegin: rotation.end,
    onDrag(by) {
      const next = drag(place, by, row)
      if (next !== place) show(next)
    },
    onRelease: (by) => show(release(place, by, row)),
  })

  return {
    ...api,
    update(next) {
      const previous = options
      options = next
      const found = findSlides()
      const hasSameSlides =
        found.length === slides.length && found.every((slide, index) => slide === slides[index])
      slides = found
      if (!hasSameSlides || next.loop !== previous.loop) layOut(row.perView)
      else if (next.index === undefined || next.index === previous.index) show(place)
      else show(moveTo(place, next.index, row))
    },
    stop() {
      stopped.abort()
      clearTimeout(settling)
      observer.disconnect()
      for (const copy of copies) copy.remove()
    },
  }
}
