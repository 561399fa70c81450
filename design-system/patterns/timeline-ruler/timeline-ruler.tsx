import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../../components/heading/heading.tsx'
import { LocaleNumber } from '../../provider/label-text.tsx'

/** Column spans in tenths of the ruler. Written in full, because Tailwind reads complete class names only. */
const widths = {
  1: 'lg:col-span-1',
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  8: 'lg:col-span-8',
  9: 'lg:col-span-9',
  10: 'lg:col-span-10',
} as const

/** A tenth of the ruler. Halves are not possible, because steps start at a long tick. */
type Unit = keyof typeof widths

const tenths = Array.from({ length: 11 }, (_, tenth) => tenth)

/** Long, medium and short ticks. A tick starts at its number, as does the line above a step. */
const ticks = [
  'bg-[repeating-linear-gradient(90deg,currentColor_0_2px,#0000_2px_10%),repeating-linear-gradient(90deg,currentColor_0_2px,#0000_2px_5%),repeating-linear-gradient(90deg,currentColor_0_1px,#0000_1px_1%)]',
  // Forced colours would remove gradients. The ticks stay, in the text colour of the user.
  'forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none',
  'bg-no-repeat bg-[length:100%_46%,100%_32%,0_0] xs:bg-[length:100%_46%,100%_32%,100%_19%]',
]

export type TimelineRulerProps = ComponentProps<'div'> & {
  /** The unit of the ruler, shown after the last number if there is space. */
  unit?: string
  /** The value at its first and at its last tick. 0 and 10 by default; between them whole numbers are printed. */
  range?: readonly [first: number, last: number]
  /** `TimelineStep`s that cover the ruler from 0 to 10 without a gap. */
  children: ReactNode
}

/**
 * A timeline of ten units, drawn as a ruler, with the steps of a process below it. The ruler is hidden from screen
 * readers; every step gives its time span as text.
 *
 * @example
 * <TimelineRuler unit="min">
 *   <TimelineStep from={0} to={4} when="Minutes 0 to 4" title="Sign up">Pick a plan.</TimelineStep>
 *   <TimelineStep from={4} to={10} when="Minutes 4 to 10" title="Launch">Send your address.</TimelineStep>
 * </TimelineRuler>
 */
export function TimelineRuler(props: TimelineRulerProps) {
  const { unit, range = [0, 10], className, children, ...rest } = props
  const numbers = tenths.map((tenth) => range[0] + ((range[1] - range[0]) * tenth) / 10)
  return (
    <div data-slot="timeline-ruler" className={className} {...rest}>
      <div
        aria-hidden="true"
        data-surface="accent"
        className="flex h-18 items-end rounded-control outline-2 -outline-offset-2 outline-current lg:h-22"
      >
        <div
          className={cx(
            ticks,
            'flex size-full items-end justify-between pb-2 text-small font-bold tabular-nums',
            '*:relative *:flex *:w-0 *:justify-center *:whitespace-pre *:first:start-2 *:first:justify-start *:last:end-2 *:last:justify-end max-xs:*:even:invisible',
          )}
        >
          {numbers.map((number) => (
            <span key={number}>
              {Number.isInteger(number) && <LocaleNumber value={number} />}
              {number === range[1] && unit && <i className="not-italic max-wide:hidden"> {unit}</i>}
            </span>
          ))}
        </div>
      </div>
      <ol className="lg:grid lg:grid-cols-10">{children}</ol>
    </div>
  )
}

export type TimelineStepProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** Start of the step, in tenths of the ruler. */
  from: 0 | Exclude<Unit, 10>
  /** End of the step, in tenths of the ruler. */
  to: Unit
  /** The time span as text. */
  when: ReactNode
  title: ReactNode
  /** Heading level of the title. */
  heading?: 2 | 3 | 4
  /** What the step leaves behind, below its text. */
  picture?: ReactNode
}

/** One step below the ruler. Its width shows its duration. On narrow screens the steps are stacked. */
export function TimelineStep(props: TimelineStepProps) {
  const { from, to, when, title, heading = 3, picture, className, children, ...rest } = props
  const width = widths[(to - from) as Unit]
  return (
    <li
      data-slot="timeline-step"
      className={cx(
        // Texts and pictures of all steps begin at the same height.
        'lg:row-span-4 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid',
        'border-border-subtle py-3 max-lg:border-b lg:py-6 lg:border-s-2 lg:border-fg lg:ps-3 lg:pe-2 lg:pb-2 wide:px-4 lg:last:border-e-2',
        width,
        className,
      )}
      {...rest}
    >
      <p className="text-small text-muted tabular-nums">{when}</p>
      <Heading level={heading} size="h3" className="mt-1 lg:mt-2">
        {title}
      </Heading>
      <p className="mt-1 max-w-[36em] lg:mt-2">{children}</p>
      {picture}
    </li>
  )
}
