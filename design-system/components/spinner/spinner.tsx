import { cx } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

export type SpinnerProps = Omit<ComponentProps<'svg'>, 'children'>

/**
 * A turning ring, for use inside a control. It says nothing by itself: put the words beside it,
 * as Button does while `pending`. Under reduced motion it stands still.
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
