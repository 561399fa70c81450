import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const badgeDescriptions = {
  tone: {
    neutral: 'Any other mark. The default.',
    accent: 'The one item to be seen first.',
    success: 'Done, paid, active.',
    warning: 'Needs attention soon: due, nearly full.',
    error: 'Failed, overdue, refused.',
  },
} as const

const badge = cva(
  'inline-block flex-none rounded-control border-2 px-2 py-0.5 text-micro font-bold whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'border-border',
        accent: 'border-accent-border bg-accent text-on-accent',
        success: 'border-ok bg-ok-subtle text-fg',
        warning: 'border-dashed border-accent-border bg-accent-subtle text-fg',
        error: 'border-error bg-error-subtle text-fg',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & Pick<VariantProps<typeof badge>, 'tone'>

/**
 * A label of one or two words that marks one item among others. The text carries the meaning, never the colour alone.
 *
 * @example <Badge tone="success">Paid</Badge>
 */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span data-slot="badge" className={badge({ tone, className })} {...rest} />
}
