import { cx } from 'class-variance-authority'
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
    <svg
      aria-hidden="true"
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-[1.25em] motion-safe:animate-spin', className)}
      {...rest}
    >
      <path d="M21 12a9 9 0 1 1-6.22-8.56" />
    </svg>
  )
}
