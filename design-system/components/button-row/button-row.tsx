import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * Buttons, and links that look like buttons, in a row. On a phone each is as wide as its column.
 *
 * @example
 * <ButtonRow>
 *   <Button variant="main">Start Free</Button>
 *   <Button>Book a demo</Button>
 * </ButtonRow>
 */
export function ButtonRow({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="button-row"
      // Not every child: the status of a pending Button would become as wide as the page.
      className={cx('flex flex-wrap gap-4 max-xs:[&>:is(a,button)]:w-full', className)}
      {...rest}
    />
  )
}
