import { cva, type VariantProps } from 'class-variance-authority'
import { Children, type ComponentProps, type ReactNode } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const checkListDescriptions = {
  columns: {
    1: 'One column. The default.',
    2: 'Two columns from 48rem, the first read before the second.',
  },
} as const

const checkList = cva(
  [
    '[&>li]:relative [&>li]:break-inside-avoid [&>li]:border-t [&>li]:border-border-subtle [&>li]:py-1.5 md:[&>li]:py-[.7rem] [&>li]:ps-[2.1rem] [&>li]:leading-[1.45]',
    // The tick is two borders, which forced colours show too: an icon would add two elements for each item of a page.
    '[&>li]:before:absolute [&>li]:before:start-[.45em] [&>li]:before:top-[.5rem] md:[&>li]:before:top-[.82rem] [&>li]:before:h-[.95em] [&>li]:before:w-[.47em] [&>li]:before:rotate-45 [&>li]:before:border-r-[.13em] [&>li]:before:border-b-[.13em] [&>li]:before:border-ok',
    // The accent colour on dark surfaces only: on paper it has too little contrast.
    '[[data-surface^=inverse]_&>li]:before:border-accent-border',
  ],
  {
    variants: { columns: { 1: '', 2: 'gap-x-8 md:columns-2' } },
    defaultVariants: { columns: 1 },
  },
)

export type CheckListProps = Omit<ComponentProps<'ul'>, 'children'> &
  VariantProps<typeof checkList> & {
    /** The items: texts, or elements such as a Link. */
    items: readonly ReactNode[]
  }

/**
 * A list of included items, with a tick before each. Without items it renders nothing.
 *
 * @example <CheckList items={['Fee register', 'Attendance']} columns={2} />
 */
export function CheckList({ items, columns, className, ...rest }: CheckListProps) {
  // Screen readers announce empty lists too.
  if (items.length === 0) return null
  return (
    <ul data-slot="check-list" className={checkList({ columns, className })} {...rest}>
      {Children.map(items, (item) => (
        <li>{item}</li>
      ))}
    </ul>
  )
}
