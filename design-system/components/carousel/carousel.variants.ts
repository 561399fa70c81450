import { cva } from 'class-variance-authority'

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

export const perViewClass = ({ base = 1, xs, md, lg }: PerView) => [
  perViewClasses.base[base],
  xs && perViewClasses.xs[xs],
  md && perViewClasses.md[md],
  lg && perViewClasses.lg[lg],
]

/** Forward is to the left, and to the right in right-to-left text. */
export const carouselVariants = cva('flex flex-wrap items-center gap-4 rtl:[--dir:1]')

/** The positions of controls and viewport. */
export const controlsVariants = cva('ms-auto flex flex-none', {
  variants: { layout: { above: '', beside: '2xl:order-last' } },
  defaultVariants: { layout: 'above' },
})

export const viewportVariants = cva(
  [
    'basis-full overflow-hidden',
    // The viewport takes the width of its container and does not widen a grid or flex container around it.
    '[contain:inline-size]',
    // An outline outside the element would be cut off at the edges of the viewport.
    '[&_:focus-visible]:-outline-offset-3',
  ],
  {
    variants: { layout: { above: '', beside: '2xl:flex-1' } },
    defaultVariants: { layout: 'above' },
  },
)
