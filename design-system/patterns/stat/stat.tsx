import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/**
 * Up to four key figures in a row, each with a description. Two columns below 75rem, and one column if two figures do
 * not fit side by side.
 *
 * @example
 * <StatList>
 *   <Stat value="10" unit="min">from signing up to a site students can open</Stat>
 * </StatList>
 */
export function StatList({ className, ...rest }: ComponentProps<'dl'>) {
  return (
    <dl
      data-slot="stat-list"
      className={cx(
        'flex flex-wrap gap-x-6 border-t-6 max-xs:gap-x-3 border-fg *:grow *:basis-2/5 wide:grid wide:grid-cols-[repeat(4,auto)] wide:justify-between',
        'max-wide:[&>:nth-child(n+3)]:border-t max-wide:[&>:nth-child(n+3)]:border-border-subtle',
        className,
      )}
      {...rest}
    />
  )
}

export type StatProps = ComponentProps<'div'> & {
  /** The figure as text: '1,000+', '99.9%'. */
  value: ReactNode
  /** A short unit after the figure. */
  unit?: ReactNode
}

/** One figure of a StatList. Its children describe what is counted. */
export function Stat({ value, unit, className, children, ...rest }: StatProps) {
  return (
    <div
      data-slot="stat"
      className={cx('flex flex-col pt-4 md:pt-6 max-wide:pb-4 md:max-wide:pb-6', className)}
      {...rest}
    >
      <dt className="order-last mt-2 md:mt-4 max-w-[11.5em] leading-[1.4] text-balance text-muted">
        {children}
      </dt>
      <dd className="text-stat whitespace-nowrap max-xs:text-[2.3rem] wide:text-stat-quarter">
        {value}
        {unit && <small className="text-[.36em] font-bold tracking-[-.02em]"> {unit}</small>}
      </dd>
    </div>
  )
}
