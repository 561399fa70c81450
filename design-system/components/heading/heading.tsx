import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** What each value is for, in one line; the documentation prints these. */
export const headingDescriptions = {
  size: {
    display: 'The opening line of a page with nothing beside it, once on a page.',
    'display-half': 'The same where it has half the page: a little smaller from 64rem on.',
    h1: 'The headline of a page or of a section. What levels 1 and 2 look like unless told otherwise.',
    h2: 'A part of a section. What level 3 looks like unless told otherwise.',
    h3: 'An item in a list, a card. What levels 4 to 6 look like unless told otherwise.',
    label: 'No larger than the words below: over a short list in a footer or a card.',
  },
  measure: {
    short: 'At most 14 letters a line, for display sizes.',
    full: 'At most 18 letters a line, for a headline with room beside it.',
  },
} as const

/** The look of a heading as a class name, for what is named elsewhere: a dialog's title, a `legend`, a `dt`. */
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
    /** Its place in the outline of the page, h1 to h6: one more than that of the heading above it. */
    level: 1 | 2 | 3 | 4 | 5 | 6
  }

/**
 * A heading. `level` says where it stands in the outline, `size` how it looks: a level is never chosen for its size.
 *
 * @example <Heading level={2} measure="full">Questions teachers ask first</Heading>
 */
export function Heading({ level, size = sizeOf[level], measure, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag data-slot="heading" className={headingVariants({ size, measure, className })} {...rest} />
}
