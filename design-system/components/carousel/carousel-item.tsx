import { cx } from 'class-variance-authority'
import { type ComponentProps, type CSSProperties, createContext, use } from 'react'
import { type CarouselLabels, carouselLabels } from './carousel.labels.ts'

interface Slide {
  /** Counted from 0. */
  index: number
  total: number
  /** One more time the same slide, for the eye: so that a row which is not longer than the view can move. */
  copy: boolean
  away: boolean
  carried: number
  labels: CarouselLabels
}

export const SlideContext = createContext<Slide>({
  index: 0,
  total: 1,
  copy: false,
  away: false,
  carried: 0,
  labels: carouselLabels,
})

export type CarouselItemProps = ComponentProps<'div'> & {
  'aria-label'?: never
  /** What is on the slide, where its content does not say it: spoken after '2 of 4'. */
  label?: string
}

/** One slide. Its number and its state come from the Carousel around it. */
export function CarouselItem({ label, className, style, ...rest }: CarouselItemProps) {
  const { index, total, copy, away, carried, labels } = use(SlideContext)
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
      data-away={away || undefined}
      className={cx(
        'min-w-0 flex-none basis-[calc(100%/var(--per))] pe-(--gap) [translate:calc(var(--carried,0)*100%*var(--dir))]',
        // Seen while the row is on its way. Until the script is there nothing is away.
        'not-in-data-[phase=move]:not-in-data-[phase=drag]:data-away:invisible',
        className,
      )}
      style={carried ? ({ ...style, '--carried': carried } as CSSProperties) : style}
      {...rest}
      {...known}
      inert={copy || away}
    />
  )
}
