import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** What each value is for, in one line; the documentation prints these. */
export const factListDescriptions = {
  layout: {
    rows: 'One below the other, the value beside its name from 30rem on: to check what was given. The default.',
    columns: 'Up to three side by side from 40rem on, the values large: to decide at a glance.',
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

/** What is told, and what it is. */
export type Fact = readonly [name: string, value: ReactNode]

export type FactListProps = Omit<ComponentProps<'dl'>, 'children'> &
  VariantProps<typeof factList> & {
    /** In the order in which they are read. None, and nothing is drawn. */
    facts: readonly Fact[]
  }

/**
 * Names and their values, ruled like a register and hung from a bar.
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
