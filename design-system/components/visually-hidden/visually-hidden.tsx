import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * Text for screen readers only. Visually it is clipped to one pixel.
 *
 * @example <VisuallyHidden>Phone: </VisuallyHidden>
 */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={cx('sr-only', className)} {...rest} />
}
