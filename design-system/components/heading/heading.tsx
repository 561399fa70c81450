import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const headingDescriptions = {
  size: {
    display: 'The main heading of a page with nothing beside it. Once on a page.',
    'display-half': 'The same in a column of half the page: smaller from 64rem.',
    h1: 'The heading of a page or a section. The default of levels 1 and 2.',
    h2: 'A part of a section. The default of level 3.',
    h3: 'A list item or a card. The default of levels 4 to 6.',
    label: 'As small as the text below, for a short list in a footer or a card.',
  },
  measure: {
    short: 'At most 14ch per line, for display sizes.',
    full: 'At most 18ch per line, for a heading with free space beside it.',
  },
} as const

/** The styles of a heading as a class name, for other elements: a dialog title, a `legend`, a `dt`. */
export const headingVariants = cva('', {
  variants: {
    size: {
      display: 'text-display',
      'display-half': 'text-display lg:text-display-half',
      h1: 'text-h1',
      h2: 'text-h2',
      h3: 'text-h3',
      label: 'text-small font-bold',
    },
    measure: { short: 'max-w-[14ch]', full: 'max-w-[18ch]' },
  },
})

const sizeOf = { 1: 'h1', 2: 'h1', 3: 'h2', 4: 'h3', 5: 'h3', 6: 'h3' } as const

export type HeadingProps = ComponentProps<'h2'> &
  VariantProps<typeof headingVariants> & {
    /** Level in the outline of the page, h1 to h6: one more than the heading above it. */
    level: 1 | 2 | 3 | 4 | 5 | 6
  }

/**
 * A heading. `level` is its place in the outline, `size` its appearance. Never choose a level for its size.
 *
 * @example <Heading level={2} measure="full">Questions teachers ask first</Heading>
 */
export function Heading({ level, size = sizeOf[level], measure, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag data-slot="heading" className={headingVariants({ size, measure, className })} {...rest} />
}
