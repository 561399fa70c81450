import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** The use of each variant value. Shown in the documentation. */
export const factListDescriptions = {
  layout: {
    rows: 'One fact per row; from 30rem the value is beside its name. To check answers. The default.',
    columns: 'Up to three columns from 40rem, with large values. To compare a few facts.',
  },
} as const

const factList = cva(
  'border-t-6 border-ink [&_dd]:wrap-anywhere [&_dt]:text-small [&_dt]:text-muted [&>div]:border-b [&>div]:border-hair',
  {
    variants: {
      layout: {
        rows: [
          '[&>div]:py-2.5 [&>div]:leading-[1.4] [&_dd]:font-bold',
          'xs:[&>div]:grid xs:[&>div]:grid-cols-[11rem_minmax(0,1fr)] xs:[&>div]:items-baseline xs:[&>div]:gap-4',
        ],
        columns:
          'grid grid-cols-[minmax(0,1fr)] sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none [&_dd]:mt-1 [&_dd]:text-h3 [&>div]:py-5 [&>div]:pe-4',
      },
    },
    defaultVariants: { layout: 'rows' },
  },
)

/** A name and its value. */
export type Fact = readonly [name: string, value: ReactNode]

export type FactListProps = Omit<ComponentProps<'dl'>, 'children'> &
  VariantProps<typeof factList> & {
    /** In reading order. Without facts nothing is rendered. */
    facts: readonly Fact[]
  }

/**
 * A description list of names and values.
 *
 * @example <FactList facts={[['Plan', 'Free Trial'], ['Valid until', '5 December 2026']]} />
 */
export function FactList({ facts, layout = 'rows', className, ...rest }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <dl data-slot="fact-list" data-layout={layout} className={factList({ layout, className })} {...rest}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
