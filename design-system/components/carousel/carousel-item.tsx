import { cx } from 'class-variance-authority'
import { type ComponentProps, type CSSProperties, createContext, use } from 'react'
import { type CarouselLabels, carouselLabels } from './carousel.labels.ts'

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

export const SlideContext = createContext<Slide>({
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
