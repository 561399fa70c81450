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
  /** Where the row has carried it; nothing until the script is there. */
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
  /** What is on the slide, where its content does not say it: spoken after '2 of 4'. */
  label?: string
}

/** One slide. Its number and its state come from the Carousel around it. */
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
