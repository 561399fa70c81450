import { cva } from 'class-variance-authority'

/** What each value is for, in one line; the documentation prints these. */
export const carouselDescriptions = {
  layout: {
    above: 'Header and controls stand above the slides. The default.',
    beside: 'From 80rem on header, slides and controls share one row; below that as above.',
  },
} as const

type Count = 1 | 2 | 3 | 4

/** How many slides are seen at once, from each width up; what is left out stays as below it. */
export interface PerView {
  base?: Count
  /** From 30rem. */
  xs?: Count
  /** From 48rem. */
  md?: Count
  /** From 64rem. */
  lg?: Count
}

/** Written out, since Tailwind reads this file and does not run it. */
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

/** Forward is to the left; where reading goes from right to left, to the right. */
export const carouselVariants = cva('flex flex-wrap items-center gap-4 rtl:[--dir:1]')

/** Where the controls and the slides stand; what clips and what moves. */
export const controlsVariants = cva('ms-auto flex flex-none', {
  variants: { layout: { above: '', beside: '2xl:order-last' } },
  defaultVariants: { layout: 'above' },
})

export const viewportVariants = cva(
  [
    'basis-full overflow-hidden',
    // A row of slides is as wide as its place, and does not widen a grid or a flex row that it stands in.
    '[contain:inline-size]',
    // Outside, the focus ring would be cut at the edges.
    '[&_:focus-visible]:-outline-offset-3',
  ],
  {
    variants: { layout: { above: '', beside: '2xl:flex-1' } },
    defaultVariants: { layout: 'above' },
  },
)
