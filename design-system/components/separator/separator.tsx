import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const separatorDescriptions = {
  variant: {
    bar: '6 px in the text colour, above a list or a text.',
    rule: '2 px in the text colour, between two subjects.',
    subtle: '1 px, low contrast, between rows that space already separates. The default.',
  },
  orientation: {
    horizontal: 'A horizontal line. The default.',
    vertical: 'A vertical line, as high as the row it is in.',
  },
} as const

const separator = cva('m-0 border-0', {
  variants: {
    variant: {
      bar: 'border-fg [--line:6px]',
      rule: 'border-fg [--line:2px]',
      subtle: 'border-border-subtle [--line:1px]',
    },
    orientation: {
      horizontal: 'w-full border-t-(length:--line)',
      vertical: 'h-auto self-stretch border-s-(length:--line)',
    },
  },
  defaultVariants: { variant: 'subtle', orientation: 'horizontal' },
})

export type SeparatorProps = Omit<ComponentProps<'hr'>, 'role' | 'children'> &
  VariantProps<typeof separator> & {
    /**
     * Hides it from assistive technology, because headings or a list already show where something new begins. False by
     * default.
     */
    decorative?: boolean
  }

/**
 * A line between two parts: an `<hr>`, which screen readers announce as a separator unless it is `decorative`.
 *
 * @example <Separator variant="bar" decorative />
 */
export function Separator({ variant, orientation, decorative, className, ...rest }: SeparatorProps) {
  return (
    <hr
      data-slot="separator"
      data-orientation={orientation ?? 'horizontal'}
      role={decorative ? 'none' : undefined}
      aria-orientation={!decorative && orientation === 'vertical' ? 'vertical' : undefined}
      className={separator({ variant, orientation, className })}
      {...rest}
    />
  )
}
