import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * Buttons, and links that look like buttons, in a row. On a phone each is as wide as its column.
 *
 * @example
 * <ButtonGroup>
 *   <Button variant="primary">Start Free</Button>
 *   <Button>Book a demo</Button>
 * </ButtonGroup>
 */
export function ButtonGroup({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="button-group"
      // Only buttons and links fill their column: the live region of a loading Button must not.
      className={cx('flex flex-wrap gap-4 max-xs:[&>:is(a,button)]:w-full', className)}
      {...rest}
    />
  )
}
