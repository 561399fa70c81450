import {
  carouselTimes,
  drag,
  isOutOfView,
  move,
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
  trackTransition,
  trackTranslate,
  viewportStyles,
  watchPerView,
} from './carousel-motion.ts'

/** What connects an element to others. A copy that had it too would take over the label or the choice of its slide. */
const connections = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'name']

/**
 * Starts a carousel of a page that has only its HTML: it has `autoplay`, loops, and has no dots. It starts when it is near
 * the window, and the copies of slides are made then.
 *
 * @param interval Time between two automatic moves, in milliseconds. 2000 by default.
 * @returns Stops it.
 */
export function startCarousel(carousel: HTMLElement, interval: number = carouselTimes.interval): () => void {
  const viewport = carousel.querySelector<HTMLElement>('[data-slot=carousel-viewport]')
  const track = viewport?.firstElementChild as HTMLElement | null
  const controls = carousel.querySelector<HTMLElement>('[data-slot=carousel-controls]')
  if (!viewport || !track || !controls) return () => {}
  const slides = Array.from(track.children) as HTMLElement[]
  // Optional, as are the observers: jsdom and happy-dom lack them.
  const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)')
  let copies: HTMLElement[] = []
  let place: Place = start
  let row: Row = { count: slides.length, perView: 1, loop: false }
  let settling: ReturnType<typeof setTimeout> | undefined

  const render = () => {
    viewport.dataset.ready = 'true'
    Object.assign(viewport.style, viewportStyles(place.phase === 'drag'))
    Object.assign(track.style, { translate: trackTranslate(place), transition: trackTransition(place) })
    track.dataset.phase = place.phase
    for (const [position, slide] of [...slides, ...copies].entries()) {
      const index = position % slides.length
      const set = Math.floor(position / slides.length)
      slide.style.translate = slideTranslate(slideOffset(index, place, row))
      slide.inert = set > 0 || isOutOfView(index, set, place, row)
    }
  }
  const show = (next: Place) => {
    clearTimeout(settling)
    place = reducedMotion?.matches && next.phase === 'move' ? settle(next, row) : next
    render()
    if (place.phase === 'move') settling = setTimeout(() => show(settle(place, row)), carouselTimes.speed)
  }
  const rotation = startRotation(carousel, {
    interval,
    advance: () => show(move(place, 1, row)),
    onChange({ isWanted, isRotating }) {
      viewport.ariaLive = isRotating ? 'off' : 'polite'
      const button = controls.querySelector<HTMLElement>('[data-start]')
      if (!button || button.hasAttribute('data-rotates') === isWanted) return
      button.toggleAttribute('data-rotates', isWanted)
      const label = button.ariaLabel
      button.ariaLabel = button.dataset.start ?? ''
      button.dataset.start = label ?? ''
    },
  })
  const layOut = (perView: number) => {
    row = { count: slides.length, perView, loop: slides.length >= perView }
    for (const copy of copies) copy.remove()
    copies = Array.from({ length: setCount(row) - 1 }, () =>
      slides.map((slide) => {
        const copy = slide.cloneNode(true) as HTMLElement
        copy.dataset.copy = 'true'
        copy.ariaHidden = 'true'
        copy.removeAttribute('role')
        copy.removeAttribute('aria-roledescription')
        for (const element of [copy, ...copy.querySelectorAll('*')])
          for (const name of connections) element.removeAttribute(name)
        return copy
      }),
    ).flat()
    track.append(...copies)
    controls.style.display = row.loop && slides.length > 1 ? '' : 'none'
    rotation.setPossible(row.loop && slides.length > 1 && !reducedMotion?.matches)
    show(settle(place, row))
  }
  /** Manual navigation ends automatic rotation, and the new slide is announced. */
  const onPress = ({ target }: Event) => {
    const { carousel: action } = (target as Element).closest<HTMLElement>('[data-carousel]')?.dataset ?? {}
    if (action === 'rotate') {
      if (controls.querySelector('[data-rotates]')) rotation.end()
      else rotation.begin()
    } else if (action) {
      rotation.end()
      show(move(place, action === 'next' ? 1 : -1, row))
    }
  }
  const onMotionChange = () => layOut(row.perView)
  const stops: (() => void)[] = []
  const begin = () => {
    controls.addEventListener('click', onPress)
    reducedMotion?.addEventListener('change', onMotionChange)
    stops.push(
      watchPerView(viewport, layOut),
      startSwipe(viewport, {
        read: () => ({ place, row }),
        onBegin: rotation.end,
        onDrag: (by) => show(drag(place, by, row)),
        onRelease: (by) => show(release(place, by, row)),
      }),
    )
  }
  const near =
    window.IntersectionObserver &&
    new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near?.disconnect()
        begin()
      },
      { rootMargin: '400px' },
    )
  if (near) near.observe(carousel)
  else begin()
  return () => {
    near?.disconnect()
    clearTimeout(settling)
    rotation.stop()
    controls.removeEventListener('click', onPress)
    reducedMotion?.removeEventListener('change', onMotionChange)
    for (const stop of stops) stop()
  }
}
