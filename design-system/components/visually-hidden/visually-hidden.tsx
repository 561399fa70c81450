import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * Words for screen readers only: there for the ear, one clipped pixel for the eye.
 *
 * @example <VisuallyHidden>Phone: </VisuallyHidden>
 */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={cx('sr-only', className)} {...rest} />
}
