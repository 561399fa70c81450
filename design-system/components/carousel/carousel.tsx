'use client'

import { cva, cx, type VariantProps } from 'class-variance-authority'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide'
import {
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFillIn, useLabels } from '../../provider/context.ts'
import type { Template } from '../../provider/fill-in.ts'
import { flatChildren } from '../_internal/flat-children.ts'
import { type Items, noItems, useItem, useItems } from '../_internal/use-items.ts'
import { Button } from '../button/button.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { carouselTimes } from './carousel-motion.ts'
import {
  type CarouselApi,
  type CarouselOptions,
  type CarouselState,
  type StartedCarousel,
  startCarousel,
} from './start-carousel.ts'

const ArrowLeftIcon = createIcon('arrow-left', ArrowLeft)
const ArrowRightIcon = createIcon('arrow-right', ArrowRight)
const PauseIcon = createIcon('pause', Pause)
const PlayIcon = createIcon('play', Play)

export type { CarouselApi } from './start-carousel.ts'

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

/** A one-line description of each value, printed by the documentation. */
export const carouselDescriptions = {
  layout: {
    above: 'Header and controls are above the slides. The default.',
    beside: 'From 80rem header, slides and controls share one row. Below that they are stacked.',
  },
} as const

type Count = 1 | 2 | 3 | 4

/**
 * How many slides are visible at once, from each window width up. A width that is left out uses the value of the next
 * smaller one.
 */
export interface PerView {
  /** From the smallest width. 1 by default. */
  base?: Count
  /** From a window width of 30rem. */
  xs?: Count
  /** From a window width of 48rem. */
  md?: Count
  /** From a window width of 64rem. */
  lg?: Count
}

/** All class names are written out, because Tailwind reads this file as text. */
const perViewClasses = {
  base: { 1: '', 2: '[--per:2]', 3: '[--per:3]', 4: '[--per:4]' },
  xs: { 1: 'xs:[--per:1]', 2: 'xs:[--per:2]', 3: 'xs:[--per:3]', 4: 'xs:[--per:4]' },
  md: { 1: 'md:[--per:1]', 2: 'md:[--per:2]', 3: 'md:[--per:3]', 4: 'md:[--per:4]' },
  lg: { 1: 'lg:[--per:1]', 2: 'lg:[--per:2]', 3: 'lg:[--per:3]', 4: 'lg:[--per:4]' },
}

const perViewClass = ({ base = 1, xs, md, lg }: PerView) => [
  perViewClasses.base[base],
  xs && perViewClasses.xs[xs],
  md && perViewClasses.md[md],
  lg && perViewClasses.lg[lg],
]

/** Forward is to the left, and to the right in right-to-left text. */
const carouselVariants = cva('flex flex-wrap items-center gap-4 rtl:[--dir:1]')

/** The positions of controls and viewport. */
const controlsVariants = cva('ms-auto flex flex-none forced-colors:gap-2', {
  variants: { layout: { above: '', beside: 'xl:order-last' } },
  defaultVariants: { layout: 'above' },
})

const viewportVariants = cva(
  [
    'basis-full overflow-hidden',
    // The viewport takes the width of its container and does not widen a grid or flex container around it.
    '[contain:inline-size]',
    // An outline outside the element would be cut off at the edges of the viewport.
    '[&_:focus-visible]:-outline-offset-3',
  ],
  {
    variants: { layout: { above: '', beside: 'xl:flex-1' } },
    defaultVariants: { layout: 'above' },
  },
)

interface SlideSet {
  items: Items
  labels: CarouselLabels
}

const SlideSetContext = createContext<SlideSet>({ items: noItems, labels: carouselLabels })

export type CarouselItemProps = ComponentProps<'div'> & {
  'aria-label'?: never
  /** Describes a slide whose content has no text. Announced after '2 of 4'. */
  label?: string
}

const nameId = (id: string) => `${id}name`

/** One slide. Its number comes from the Carousel, also inside a component or a fragment. */
export function CarouselItem({ label, className, ref, ...rest }: CarouselItemProps) {
  const { items, labels } = use(SlideSetContext)
  const { id, ref: itemRef } = useItem(items, ref, label)
  const semantics = { role: 'group', 'aria-roledescription': labels.slide, 'aria-labelledby': nameId(id) }
  return (
    <div
      data-slot="carousel-item"
      className={cx('min-w-0 flex-none basis-[calc((100%+1.5rem)/var(--per,1)-1.5rem)]', className)}
      {...rest}
      {...semantics}
      ref={itemRef}
    />
  )
}

/** The names of the slides. They are rendered after the slides, when the total is known, also on the server. */
function CarouselNames({ items, labels }: SlideSet) {
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

type ControlsProps = VariantProps<typeof controlsVariants> & {
  labels: CarouselLabels
  /** Whether it rotates. Undefined if it has no automatic rotation: the rotation control is then left out. */
  rotates?: boolean
  /** All slides are in view. The controls stay in the document, since a press before hydration may be on one. */
  hidden: boolean
  atStart: boolean
  atEnd: boolean
}

/**
 * The rotation control is the first tab stop, so that it is found before the moving content (WAI-ARIA APG). `startCarousel`
 * answers the buttons.
 */
function CarouselControls({ layout, labels, rotates, hidden, atStart, atEnd }: ControlsProps) {
  return (
    // Without JavaScript all slides are shown, so the controls are left out.
    <div
      data-slot="carousel-controls"
      data-noscript="hide"
      className={controlsVariants({ layout })}
      style={hidden ? { display: 'none' } : undefined}
    >
      {rotates !== undefined && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={rotates ? labels.pause : labels.start}
          // What `startCarousel` exchanges.
          data-carousel="rotate"
          data-start={rotates ? labels.start : labels.pause}
          data-rotates={rotates ? '' : undefined}
          className="group/rotation motion-reduce:hidden"
        >
          <PauseIcon aria-hidden="true" className="group-not-data-rotates/rotation:hidden" />
          <PlayIcon aria-hidden="true" className="group-data-rotates/rotation:hidden" />
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={labels.previous}
        data-carousel="previous"
        inactive={atStart}
        inactiveReason={labels.atStart}
      >
        <ArrowLeftIcon data-nudge="back" aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={labels.next}
        data-carousel="next"
        inactive={atEnd}
        inactiveReason={labels.atEnd}
      >
        <ArrowRightIcon data-nudge aria-hidden="true" />
      </Button>
    </div>
  )
}

interface DotsProps {
  labels: CarouselLabels
  /** Number of slides. */
  total: number
  /** Number of slides that can be the first in view. */
  positions: number
  /** The first slide in view, counted from 0. */
  shown: number
}

/** The slide picker of the APG: a group of buttons before the slides in the tab order, shown below them. */
function CarouselDots({ labels, total, positions, shown }: DotsProps) {
  const fill = useFillIn()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
    <div
      role="group"
      aria-label={labels.dots}
      data-slot="carousel-dots"
      data-noscript="hide"
      className="order-last flex basis-full flex-wrap justify-center"
    >
      {Array.from({ length: positions }, (_, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its number
          key={index}
          variant="ghost"
          size="icon"
          data-carousel={index}
          aria-label={fill(labels.dot, { number: index + 1, total })}
          aria-current={index === shown || undefined}
          inactive={index === shown}
          className="border-transparent!"
        >
          <span
            aria-hidden="true"
            className="size-3 rounded-full border-2 border-fg in-aria-[current]:bg-fg forced-colors:in-aria-[current]:border-[6px]"
          />
        </Button>
      ))}
    </div>
  )
}

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
     * The first slide follows the last. If exactly as many slides as fit are given, copies are added so that the row
     * can move; fewer slides do not move, and have no controls. True by default.
     */
    loop?: boolean
    /** Shows a dot for each slide below the row, a button that moves to it. For few slides. False by default. */
    dots?: boolean
    /** Number of the first slide in view, counted from 0, if the page controls it. When it changes, the row moves there. */
    index?: number | undefined
    /** Number of the first slide in view at first. 0 by default. */
    defaultIndex?: number | undefined
    /** Called with the number of the first slide in view when the visitor or the rotation moves the row. */
    onIndexChange?: ((index: number) => void) | undefined
    /**
     * How many slides are visible at once, by the width of the window. 1, then 2 from 30rem, 3 from 48rem and 4 from
     * 64rem by default.
     */
    perView?: PerView
    /** Receives the functions that move the row, for buttons of the page. The object stays the same. */
    api?: Ref<CarouselApi>
    /** Texts for other languages, or more specific ones: `{ pause: 'Pause the row of academies' }`. */
    labels?: Partial<CarouselLabels>
  }

const isComponent = (child: ReactNode) => isValidElement(child) && child.type !== CarouselItem

/** Before the browser has been measured. Until then all slides are shown in their order. */
const unmeasured: CarouselState = { index: 0, lastIndex: Infinity, canMove: true, rotates: true }

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
  const {
    header,
    autoplay = false,
    interval = carouselTimes.interval,
    loop = true,
    dots = false,
    perView = { base: 1, xs: 2, md: 3, lg: 4 },
    labels: texts,
    index,
    defaultIndex,
    onIndexChange,
    layout,
    api,
    className,
    children,
    ...rest
  } = props
  const labels = useLabels('carousel', carouselLabels, texts)
  const items = useItems()
  const parts = flatChildren(children)
  const count = items.list().length || parts.length
  // Before the slides are mounted, a component among the children may render several.
  const several = count > 1 || (!items.list().length && parts.some(isComponent))
  const viewport = useRef<HTMLDivElement>(null)
  const started = useRef<StartedCarousel>(undefined)
  const [state, setState] = useState<CarouselState>()
  const { index: shown, lastIndex, canMove, rotates } = state ?? unmeasured
  const moves = several && canMove

  useLayoutEffect(() => {
    const carousel = viewport.current?.closest('section')
    if (!carousel) return
    const options: CarouselOptions = {
      slides: items.elements,
      interval,
      loop,
      index,
      // An Activity that is shown again starts it again, where it was.
      defaultIndex: state?.index ?? defaultIndex,
      onChange: setState,
    }
    if (started.current) started.current.update(options)
    else started.current = startCarousel(carousel, options)
  })
  useLayoutEffect(
    () => () => {
      started.current?.stop()
      started.current = undefined
    },
    [],
  )
  useImperativeHandle(
    api,
    () => ({
      moveTo: (index) => started.current?.moveTo(index),
      next: () => started.current?.next(),
      previous: () => started.current?.previous(),
    }),
    [],
  )

  /** The index that the page knows, because it has set it or it was reported. Unknown before it is at `defaultIndex`. */
  const knownIndex = useRef(index ?? (defaultIndex === undefined ? 0 : undefined))
  useEffect(() => {
    if (!state || knownIndex.current === shown) return
    const isKnown = knownIndex.current === undefined || index === shown
    knownIndex.current = shown
    if (!isKnown) onIndexChange?.(shown)
  })

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
          hidden={!moves}
          layout={layout}
          labels={labels}
          rotates={autoplay ? rotates : undefined}
          atStart={!loop && shown === 0}
          atEnd={shown >= lastIndex}
        />
      )}
      {dots && moves && (
        <CarouselDots
          labels={labels}
          total={count}
          positions={Math.min(count, lastIndex + 1)}
          shown={shown}
        />
      )}
      <div ref={viewport} data-slot="carousel-viewport" className={viewportVariants({ layout })}>
        <div
          data-slot="carousel-track"
          // Without JavaScript no slide can be moved into view: the noscript style of the page lets the slides wrap.
          data-noscript="wrap"
          className="flex gap-6"
        >
          <SlideSetContext value={{ items, labels }}>{children}</SlideSetContext>
        </div>
        <CarouselNames items={items} labels={labels} />
      </div>
    </section>
  )
}
