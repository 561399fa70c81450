import { cva, type VariantProps } from 'class-variance-authority'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** What each value is for, in one line; the documentation prints these. */
export const tickListDescriptions = {
  columns: {
    1: 'One below the other. The default.',
    2: 'Two columns from 48rem, read down the first and then the second.',
  },
} as const

const tickList = cva(
  [
    '[&>li]:relative [&>li]:break-inside-avoid [&>li]:border-t [&>li]:border-hair [&>li]:py-[.7rem] [&>li]:ps-[2.1rem] [&>li]:leading-[1.45]',
    '[&>li>svg]:absolute [&>li>svg]:start-0 [&>li>svg]:top-[.74rem] [&>li>svg]:size-[1.375em] [&>li>svg]:stroke-[2.25] [&>li>svg]:text-ok',
    // Marigold is chalk on a board; on paper it could not be seen.
    '[[data-surface^=board]_&>li>svg]:text-accent forced-colors:[&>li>svg]:text-[CanvasText]!',
  ],
  {
    variants: { columns: { 1: '', 2: 'gap-x-8 md:columns-2' } },
    defaultVariants: { columns: 1 },
  },
)

export type TickListProps = Omit<ComponentProps<'ul'>, 'children'> &
  VariantProps<typeof tickList> & {
    items: readonly string[]
  }

/**
 * What is included, a tick before each. Nothing where nothing is.
 *
 * @example <TickList items={['Fee register', 'Attendance']} columns={2} />
 */
export function TickList({ items, columns, className, ...rest }: TickListProps) {
  // A list of nothing is announced as a list all the same.
  if (items.length === 0) return null
  return (
    <ul data-slot="tick-list" className={tickList({ columns, className })} {...rest}>
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  )
}
