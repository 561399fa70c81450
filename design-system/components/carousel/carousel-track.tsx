import { cx } from 'class-variance-authority'
import { type ComponentProps, type CSSProperties, createContext, type ReactNode, use } from 'react'
import { isAway, type Place, type Row, setsIn, slideOffset } from './carousel-place.ts'
import { carouselTimes } from './use-carousel.ts'

/** All texts of a carousel, for translation. The defaults are in English. */
export interface CarouselLabels {
  /** The `aria-roledescription` of the carousel, announced instead of "region". */
  carousel: string
  /** The `aria-roledescription` of a slide, announced instead of "group". */
  slide: string
  /** The accessible name of a slide, or the beginning of it if the slide has a `label`. */
  position: (number: number, total: number) => string
  /** Name of the rotation control while it rotates: it says what a press does. */
  pause: string
  /** Name of the rotation control while it is stopped. */
  start: string
  /** Name of the button for the previous slide. */
  previous: string
  /** Name of the button for the next slide. */
  next: string
  /** Why the previous button is inactive at the first slide, if the row does not loop. */
  atStart: string
  /** Why the next button is inactive at the last slide, if the row does not loop. */
  atEnd: string
}

/** The default texts, in English. */
export const carouselLabels: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  position: (number, total) => `${number} of ${total}`,
  pause: 'Pause the slides',
  start: 'Start the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  atStart: 'This is the first slide.',
  atEnd: 'This is the last slide.',
}

interface Slide {
  /** Counted from 0. */
  index: number
  total: number
  /**
   * A visual copy of a slide, hidden from assistive technology. A row that is not longer than the viewport needs copies
   * to move.
   */
  copy: boolean
  away: boolean
  /** The position of a slide that was moved to the other end of the row. Undefined before hydration. */
  style?: CSSProperties
  labels: CarouselLabels
}

const SlideContext = createContext<Slide>({
  index: 0,
  total: 1,
  copy: false,
  away: false,
  labels: carouselLabels,
})

export type CarouselItemProps = ComponentProps<'div'> & {
  'aria-label'?: never
  /** Describes a slide whose content has no text. Announced after '2 of 4'. */
  label?: string
}

/** One slide. Its number and its state come from the Carousel. */
export function CarouselItem({ label, className, style, ...rest }: CarouselItemProps) {
  const { index, total, copy, away, labels, style: placed } = use(SlideContext)
  const position = labels.position(index + 1, total)
  const known = copy
    ? { 'aria-hidden': true, id: undefined }
    : {
        role: 'group',
        'aria-roledescription': labels.slide,
        'aria-label': label ? `${position}: ${label}` : position,
      }
  return (
    <div
      data-slot="carousel-item"
      data-copy={copy || undefined}
      className={cx('min-w-0 flex-none basis-[calc((100%+1.5rem)/var(--per,1)-1.5rem)]', className)}
      style={placed ? { ...style, ...placed } : style}
      {...rest}
      {...known}
      inert={copy || away}
    />
  )
}

interface TrackProps {
  slides: ReactNode[]
  place: Place
  row: Row
  ready: boolean
  labels: CarouselLabels
}

/*
 * Styles that need JavaScript are written as inline style by the script: pages carry no CSS rules for them, and the
 * HTML has no style attribute that a content security policy would have to allow.
 */

/** The gap between two slides. The class names repeat it. */
const gap = '1.5rem'

/** `--dir` is 1 in right-to-left text. `--drag` is the distance of the current drag, in slides. */
const rowAt = ({ at, phase }: Place): CSSProperties => ({
  translate: `calc((${at} + var(--drag, 0)) * (100% + ${gap}) / var(--per, 1) * var(--dir, -1))`,
  transition: phase === 'move' ? `translate ${carouselTimes.speed}ms var(--ds-ease-standard)` : 'none',
})

const slideAt = (by: number): CSSProperties | undefined =>
  by ? { translate: `calc(${by} * (100% + ${gap}) * -1 * var(--dir, -1))` } : undefined

/** The row of slides, followed by the copies that it needs to move. */
export function CarouselTrack({ slides, place, row, ready, labels }: TrackProps) {
  return (
    <div
      data-slot="carousel-track"
      data-phase={place.phase === 'rest' ? undefined : place.phase}
      // Without JavaScript no slide can be moved into view: the noscript style of the page lets the slides wrap.
      data-noscript="wrap"
      className="flex gap-6"
      style={ready ? rowAt(place) : undefined}
    >
      {Array.from({ length: ready ? setsIn(row) : 1 }, (_, set) =>
        slides.map((slide, index) => (
          <SlideContext
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are identified by their position
            key={`${set}.${index}`}
            value={{
              index,
              total: slides.length,
              copy: set > 0,
              away: ready && isAway(index, set, place, row),
              style: slideAt(slideOffset(index, place, row)),
              labels,
            }}
          >
            {slide}
          </SlideContext>
        )),
      )}
    </div>
  )
}
