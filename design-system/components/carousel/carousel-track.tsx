import type { CSSProperties, ReactNode } from 'react'
import type { CarouselLabels } from './carousel.labels.ts'
import { carried, isAway, type Place, type Row, setsIn } from './carousel.place.ts'
import { SlideContext } from './carousel-item.tsx'
import { carouselTimes } from './use-slides.ts'

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
              style: slideAt(carried(index, place, row)),
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
