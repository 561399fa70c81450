import type { CSSProperties, ReactNode } from 'react'
import type { CarouselLabels } from './carousel.labels.ts'
import { carried, isAway, type Place, type Row, setsIn } from './carousel.place.ts'
import { SlideContext } from './carousel-item.tsx'

interface TrackProps {
  slides: ReactNode[]
  place: Place
  row: Row
  ready: boolean
  labels: CarouselLabels
}

/** The row itself: all slides, and again those that are needed for it to move. */
export function CarouselTrack({ slides, place, row, ready, labels }: TrackProps) {
  const sets = ready ? setsIn(row) : 1
  return (
    <div
      data-slot="carousel-track"
      data-phase={place.phase}
      className={
        'flex w-[calc(100%+var(--gap))] noscript:flex-wrap [translate:calc((var(--at,0)+var(--drag,0))*-100%/var(--per)*var(--dir))] not-data-[phase=move]:transition-none [transition:translate_500ms_var(--ds-ease-standard)]'
      }
      style={place.at ? ({ '--at': place.at } as CSSProperties) : undefined}
    >
      {Array.from({ length: sets }, (_, set) =>
        slides.map((slide, index) => (
          <SlideContext
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its number
            key={`${set}.${index}`}
            value={{
              index,
              total: slides.length,
              copy: set > 0,
              away: ready && isAway(index, set, place, row),
              carried: carried(index, place, row),
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
