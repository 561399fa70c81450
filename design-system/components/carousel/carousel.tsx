import { cx, type VariantProps } from 'class-variance-authority'
import { Children, type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react'
import { type CarouselLabels, carouselLabels } from './carousel.labels.ts'
import { endOf } from './carousel.place.ts'
import {
  carouselVariants,
  type controlsVariants,
  type PerView,
  perViewClass,
  viewportVariants,
} from './carousel.variants.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { CarouselTrack } from './carousel-track.tsx'
import { useRotation } from './use-rotation.ts'
import { carouselTimes, useSlides } from './use-slides.ts'
import { useSwipe } from './use-swipe.ts'

export type { CarouselLabels } from './carousel.labels.ts'
export { carouselDescriptions, type PerView } from './carousel.variants.ts'
export { CarouselItem, type CarouselItemProps } from './carousel-item.tsx'

export type CarouselProps = Omit<ComponentProps<'section'>, 'aria-label' | 'aria-labelledby'> &
  VariantProps<typeof controlsVariants> &
  ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
    /** Rendered before the controls, usually the heading that names the carousel. */
    header?: ReactNode
    /** Rotates automatically until the visitor stops it. Never with `prefers-reduced-motion`. False by default. */
    autoplay?: boolean
    /** Time between two automatic moves, in milliseconds. 2000 by default. */
    interval?: number
    /**
     * The first slide follows the last. If all slides fit, copies are added so that the row can move. True by default.
     */
    loop?: boolean
    /**
     * How many slides are visible at once, by the width of the window. 1, then 2 from 30rem, 3 from 48rem and 4 from
     * 64rem by default.
     */
    perView?: PerView
    /** Texts for other languages, or more specific ones: `{ pause: 'Pause the row of academies' }`. */
    labels?: Partial<CarouselLabels>
  }

/** Vertical panning and pinch zoom stay with the browser. Inline for the reason given in carousel-track.tsx. */
const stage = (dragged: boolean): CSSProperties => ({
  overflow: 'clip visible',
  touchAction: 'pan-y pinch-zoom',
  ...(dragged && { cursor: 'grabbing', userSelect: 'none', WebkitUserSelect: 'none' }),
})

const perViewDefault: PerView = { base: 1, xs: 2, md: 3, lg: 4 }

/**
 * Shows a few slides of a row at a time. The type requires an accessible name: say what the slides show.
 *
 * @example
 * <Carousel aria-label="Student work">
 *   <CarouselItem>…</CarouselItem>
 *   <CarouselItem>…</CarouselItem>
 * </Carousel>
 */
export function Carousel(props: CarouselProps) {
  const { header, autoplay = false, interval = carouselTimes.interval, loop = true, ...more } = props
  const { perView = perViewDefault, labels: given, layout, className, children, ...rest } = more
  const labels = { ...carouselLabels, ...given }
  const items = Children.toArray(children)
  const several = items.length > 1
  const viewport = useRef<HTMLDivElement>(null)

  const slides = useSlides(viewport, items.length, loop && several)
  const { place, row, ready, still } = slides
  const atEnd = place.at >= endOf(row)
  const rotation = useRotation({
    inside: viewport,
    can: autoplay && ready && !still && !atEnd && several,
    interval,
    advance: slides.move,
  })
  // Manual navigation stops automatic rotation, and the new slide is announced.
  const swipe = useSwipe(slides, rotation.stop)
  const move = (steps: number) => {
    rotation.stop()
    slides.move(steps)
  }
  const goesOn = rotation.wanted && !atEnd
  const rotate = () => {
    if (goesOn) return rotation.stop()
    if (atEnd) slides.move(-place.at)
    rotation.begin()
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a named section is a region, and the type requires a name
    <section
      data-slot="carousel"
      aria-roledescription={labels.carousel}
      className={cx(carouselVariants(), perViewClass(perView), className)}
      {...rest}
    >
      {header}
      {several && (
        <CarouselControls
          layout={layout}
          labels={labels}
          rotates={autoplay ? goesOn : undefined}
          onRotate={rotate}
          onMove={move}
          atStart={!loop && place.at === 0}
          atEnd={atEnd}
        />
      )}
      <div
        ref={viewport}
        data-slot="carousel-viewport"
        data-ready={ready || undefined}
        aria-live={ready ? (rotation.rotating ? 'off' : 'polite') : undefined}
        className={viewportVariants({ layout })}
        style={ready ? stage(place.phase === 'drag') : undefined}
        {...swipe}
      >
        <CarouselTrack slides={items} place={place} row={row} ready={ready} labels={labels} />
      </div>
    </section>
  )
}
