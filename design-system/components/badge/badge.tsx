import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type BadgeProps = ComponentProps<'span'>

/**
 * A label of one or two words that marks one item among others. The text carries the meaning, never the colour alone.
 *
 * @example <Badge>Sample</Badge>
 */
export function Badge({ className, ...rest }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      className={cx(
        'inline-block flex-none rounded-control border-2 border-border px-2 py-0.5 text-micro font-bold whitespace-nowrap',
        className,
      )}
      {...rest}
    />
  )
}
