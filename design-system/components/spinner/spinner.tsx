import { cx } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

export type SpinnerProps = Omit<ComponentProps<'svg'>, 'children'>

/**
 * A rotating circle for use inside a control. It is hidden from screen readers: put a text beside it, as Button does
 * while `loading`. Under reduced motion it does not rotate.
 *
 * @example <p><Spinner /> Loading...</p>
 */
export function Spinner({ className, ...rest }: SpinnerProps) {
  return (
    <LoaderCircle
      aria-hidden="true"
      data-slot="spinner"
      className={cx('size-[1.25em] motion-safe:animate-spin', className)}
      {...rest}
    />
  )
}
