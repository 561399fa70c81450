'use client'

import { cva, cx, type VariantProps } from 'class-variance-authority'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide'
import {
  type ComponentProps,
  isValidElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import { useFillIn, useLabels } from '../../provider/context.ts'
import { flatChildren } from '../_internal/flat-children.ts'
import { useItems } from '../_internal/use-items.ts'
import { Button } from '../button/button.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { carouselTimes, lastPosition, viewportStyles } from './carousel-motion.ts'
import {
  CarouselItem,
  type CarouselLabels,
  CarouselNames,
  CarouselTrack,
  carouselLabels,
} from './carousel-track.tsx'
import { type CarouselApi, type CarouselIndex, useRotation, useSlides, useSwipe } from './use-carousel.ts'

const ArrowLeftIcon = createIcon('arrow-left', ArrowLeft)
const ArrowRightIcon = createIcon('arrow-right', ArrowRight)
const PauseIcon = createIcon('pause', Pause)
const PlayIcon = createIcon('play', Play)

export { CarouselItem, type CarouselItemProps, type CarouselLabels } from './carousel-track.tsx'
export type { CarouselApi } from './use-carousel.ts'

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

type ControlsProps = VariantProps<typeof controlsVariants> & {
  labels: CarouselLabels
  /** Whether it rotates. Undefined if it has no automatic rotation: the rotation control is then left out. */
  rotates?: boolean
  /** All slides are in view. The controls stay in the document, since a press before hydration may be on one. */
  hidden: boolean
  onRotate: () => void
  api: CarouselApi
  atStart: boolean
  atEnd: boolean
}

/** The rotation control is the first tab stop, so that it is found before the moving content (WAI-ARIA APG). */
function CarouselControls({ layout, labels, rotates, hidden, ...props }: ControlsProps) {
  const { onRotate, api, atStart, atEnd } = props
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
          onClick={onRotate}
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
        onClick={api.previous}
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
        onClick={api.next}
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
  onSelect: (index: number) => void
}

/** The slide picker of the APG: a group of buttons before the slides in the tab order, shown below them. */
function CarouselDots({ labels, total, positions, shown, onSelect }: DotsProps) {
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
          aria-label={fill(labels.dot, { number: index + 1, total })}
          aria-current={index === shown || undefined}
          inactive={index === shown}
          className="border-transparent!"
          onClick={() => onSelect(index)}
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
  CarouselIndex &
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
    /**
     * How many slides are visible at once, by the width of the window. 1, then 2 from 30rem, 3 from 48rem and 4 from
     * 64rem by default.
     */
    perView?: PerView
    /**
     * Receives the functions that move the row, for buttons of the page. The object changes only when the slides, or how
     * many are in view, change.
     */
    api?: Ref<CarouselApi>
    /** Texts for other languages, or more specific ones: `{ pause: 'Pause the row of academies' }`. */
    labels?: Partial<CarouselLabels>
  }

const isComponent = (child: ReactNode) => isValidElement(child) && child.type !== CarouselItem

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

  const slides = useSlides(viewport, count, loop && several, { index, defaultIndex, onIndexChange })
  const { place, row, ready, reducedMotion } = slides
  const atEnd = place.slide >= lastPosition(row)
  const moves = several && (!ready || !loop || row.loop)
  const rotation = useRotation({
    inside: viewport,
    isPossible: autoplay && ready && !reducedMotion && !atEnd && several,
    interval,
    advance: slides.move,
  })
  // Manual navigation stops automatic rotation, and the new slide is announced.
  useSwipe(viewport, slides, rotation.end)
  const { move, moveTo } = slides
  const { end } = rotation
  const handle: CarouselApi = useMemo(
    () => ({
      moveTo(index) {
        end()
        moveTo(index)
      },
      next() {
        end()
        move(1)
      },
      previous() {
        end()
        move(-1)
      },
    }),
    [end, move, moveTo],
  )
  useImperativeHandle(api, () => handle, [handle])
  const goesOn = rotation.isWanted && !atEnd
  const rotate = () => {
    if (goesOn) return rotation.end()
    if (atEnd) slides.move(-place.slide)
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
          hidden={!moves}
          layout={layout}
          labels={labels}
          rotates={autoplay ? goesOn : undefined}
          onRotate={rotate}
          api={handle}
          atStart={!loop && place.slide === 0}
          atEnd={atEnd}
        />
      )}
      {dots && several && moves && (
        <CarouselDots
          labels={labels}
          total={count}
          positions={Math.min(count, lastPosition(row) + 1)}
          shown={slides.shown}
          onSelect={handle.moveTo}
        />
      )}
      <div
        ref={viewport}
        data-slot="carousel-viewport"
        data-ready={ready || undefined}
        aria-live={ready ? (rotation.isRotating ? 'off' : 'polite') : undefined}
        className={viewportVariants({ layout })}
        style={ready ? viewportStyles(place.phase === 'drag') : undefined}
      >
        <CarouselTrack items={items} place={place} row={row} ready={ready} labels={labels}>
          {children}
        </CarouselTrack>
        <CarouselNames items={items} labels={labels} />
      </div>
    </section>
  )
}
