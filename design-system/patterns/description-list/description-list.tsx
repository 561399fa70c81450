import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { translateOf } from '../../components/_internal/whole-words.tsx'

/** The use of each variant value. Shown in the documentation. */
export const descriptionListDescriptions = {
  layout: {
    rows: 'One item per row; from 30rem the value is beside its name. To check answers. The default.',
    columns: 'Up to three columns from 40rem, with large values. To compare a few items.',
  },
} as const

const descriptionList = cva(
  'border-t-6 border-fg [&_dd]:wrap-anywhere [&_dt]:text-small [&_dt]:text-muted [&>div]:border-b [&>div]:border-border-subtle',
  {
    variants: {
      layout: {
        rows: [
          '[&>div]:py-2.5 [&>div]:leading-[1.4] [&_dd]:font-bold',
          'xs:[&>div]:grid xs:[&>div]:grid-cols-[clamp(6.5rem,30%,11rem)_minmax(0,1fr)] xs:[&>div]:items-baseline xs:[&>div]:gap-4',
        ],
        columns:
          'grid grid-cols-[minmax(0,1fr)] sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none [&_dd]:mt-1 [&_dd]:text-h3 [&>div]:py-5 [&>div]:pe-4',
      },
    },
    defaultVariants: { layout: 'rows' },
  },
)

/** A name and its value. */
export type DescriptionItem = readonly [name: string, value: ReactNode]

export type DescriptionListProps = Omit<ComponentProps<'dl'>, 'children'> &
  VariantProps<typeof descriptionList> & {
    /** In reading order; a falsy item is left out. Without items nothing is rendered. */
    items: readonly (DescriptionItem | false | '' | null | undefined)[]
  }

/**
 * A description list of names and values.
 *
 * @example <DescriptionList items={[['Plan', 'Free Trial'], ['Valid until', '5 December 2026']]} />
 */
export function DescriptionList({ items, layout = 'rows', className, ...rest }: DescriptionListProps) {
  const visibleItems = items.filter((item) => !!item)
  if (visibleItems.length === 0) return null
  return (
    <dl
      data-slot="description-list"
      data-layout={layout}
      className={descriptionList({ layout, className })}
      {...rest}
    >
      {visibleItems.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate={translateOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
