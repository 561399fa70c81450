'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { useFillIn } from '../../provider/context.ts'
import type { Template } from '../../provider/fill-in.ts'
import { type Items, noItems, useItem, useItems } from '../_internal/use-items.ts'
import {
  isOutOfView,
  type Place,
  type Row,
  setCount,
  slideOffset,
  slideTranslate,
  start,
  trackTransition,
  trackTranslate,
} from './carousel-motion.ts'

/** The texts of a carousel. */
export const carouselLabels = {
  /** The `aria-roledescription` of the carousel, announced instead of "region". */
  carousel: 'carousel',
  /** The `aria-roledescription` of a slide, announced instead of "group". */
  slide: 'slide',
  /** The accessible name of a slide, or the beginning of it if the slide has a `label`. */
  position: '{number} of {total}' as Template,
  /** Name of the rotation control while it rotates: it says what a press does. */
  pause: 'Pause the slides',
  /** Name of the rotation control while it is stopped. */
  start: 'Start the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  /** Why the previous button is inactive at the first slide, if the row does not loop. */
  atStart: 'This is the first slide.',
  /** Why the next button is inactive at the last slide, if the row does not loop. */
  atEnd: 'This is the last slide.',
  /** Name of the group of dots. */
  dots: 'Choose a slide',
  /** Name of a dot. */
  dot: 'Slide {number} of {total}' as Template,
}

export type CarouselLabels = typeof carouselLabels

interface SlideSet {
  items: Items
  /** Counted from 0. Sets after the first are visual copies, hidden from assistive technology. */
  set: number
  place: Place
  row: Row
  /** False before hydration. */
  ready: boolean
  labels: CarouselLabels
}

const SlideSetContext = createContext<SlideSet>({
  items: noItems,
  set: 0,
  place: start,
  row: { count: 1, perView: 1, loop: false },
  ready: false,
  labels: carouselLabels,
})

export type CarouselItemProps = ComponentProps<'div'> & {
  'aria-label'?: never
  /** Describes a slide whose content has no text. Announced after '2 of 4'. */
  label?: string
}

const nameId = (id: string) => `${id}name`

/** One slide. Its number and its state come from the Carousel, also inside a component or a fragment. */
export function CarouselItem({ label, className, style, ref, ...rest }: CarouselItemProps) {
  const { items, set, place, row, ready, labels } = use(SlideSetContext)
  const { id, ref: itemRef, index } = useItem(items, ref, label)
  const copy = set > 0
  const translate = slideTranslate(slideOffset(index, place, row))
  const known = copy
    ? { 'aria-hidden': true, id: undefined }
    : { role: 'group', 'aria-roledescription': labels.slide, 'aria-labelledby': nameId(id) }
  return (
    <div
      data-slot="carousel-item"
      data-copy={copy || undefined}
      className={cx('min-w-0 flex-none basis-[calc((100%+1.5rem)/var(--per,1)-1.5rem)]', className)}
      style={translate ? { ...style, translate } : style}
      {...rest}
      {...known}
      ref={itemRef}
      inert={copy || (ready && isOutOfView(index, set, place, row))}
    />
  )
}

type TrackProps = Omit<SlideSet, 'set'> & { children: ReactNode }

/** A set of copies of the slides. */
function Copies(props: Omit<SlideSet, 'items'> & { children: ReactNode }) {
  const { children, ...more } = props
  return <SlideSetContext value={{ ...more, items: useItems() }}>{children}</SlideSetContext>
}

/** What connects an element to others. A copy that had it too would take over the label or the choice of its slide. */
const connections = ['id', 'for', 'aria-labelledby', 'aria-describedby']

function disconnect(track: Element) {
  for (const name of connections)
    for (const element of track.querySelectorAll(`[data-copy] [${name}]`)) element.removeAttribute(name)
  for (const radio of track.querySelectorAll('[data-copy] [type=radio][name]')) radio.removeAttribute('name')
}

/** The row of slides, followed by the copies that it needs to move. */
export function CarouselTrack({ children, ...set }: TrackProps) {
  const { place, row, ready } = set
  const track = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = track.current
    if (!element || !ready) return
    disconnect(element)
    // What a slide changes later, it changes in its copies too.
    const changes = new MutationObserver(() => disconnect(element))
    changes.observe(element, { subtree: true, childList: true, attributeFilter: [...connections, 'name'] })
    return () => changes.disconnect()
  }, [ready])
  return (
    <div
      ref={track}
      data-slot="carousel-track"
      data-phase={place.phase === 'rest' ? undefined : place.phase}
      // Without JavaScript no slide can be moved into view: the noscript style of the page lets the slides wrap.
      data-noscript="wrap"
      className="flex gap-6"
      style={ready ? { translate: trackTranslate(place), transition: trackTransition(place) } : undefined}
    >
      <SlideSetContext value={{ ...set, set: 0 }}>{children}</SlideSetContext>
      {Array.from({ length: ready ? setCount(row) - 1 : 0 }, (_, copy) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are identified by their position
        <Copies key={copy} {...set} set={copy + 1}>
          {children}
        </Copies>
      ))}
    </div>
  )
}

/** The names of the slides. They are rendered after the slides, when the total is known, also on the server. */
export function CarouselNames({ items, labels }: Pick<SlideSet, 'items' | 'labels'>) {
  const slides = items.list()
  const fill = useFillIn()
  return slides.map(({ id, label }, index) => {
    const position = fill(labels.position, { number: index + 1, total: slides.length })
    return (
      <span key={id} id={nameId(id)} hidden>
        {label ? `${position}: ${label}` : position}
      </span>
    )
  })
}
