import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Text } from '../text/text.tsx'

export type LoadingProps = ComponentProps<'div'> & {
  /** How many lines are ruled: about as many as the content will have. */
  lines?: number
}

/**
 * Something is on its way: ruled lines that fill, and the words for it. For a part of a page; a control
 * that waits has its own spinner. Under reduced motion the lines stand still.
 *
 * @example <Loading lines={2}>Loading the calendar...</Loading>
 */
export function Loading({ lines, className, children = 'Loading...', ...rest }: LoadingProps) {
  return (
    <div data-slot="loading" role="status" className={cx('flex flex-col gap-6', className)} {...rest}>
      <Text size="small" className="font-bold">
        {children}
      </Text>
      <Skeleton lines={lines} />
    </div>
  )
}
