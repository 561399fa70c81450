import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useDelayedMount } from '../../hooks/use-delayed-mount.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Text } from '../text/text.tsx'

export type LoadingProps = ComponentProps<'div'> & {
  /** Number of lines, about as many as the content will have. 4 by default. */
  lines?: number
}

/**
 * Shows and announces that a part of a page is loading, with animated lines and a text. A control that is waiting has
 * its own spinner. Under reduced motion the lines are not animated.
 *
 * @example <Loading lines={2}>Loading the calendar...</Loading>
 */
export function Loading({ lines, className, children = 'Loading...', ...rest }: LoadingProps) {
  // In server-rendered HTML the text is there from the start.
  const told = useDelayedMount(!useHydrated())
  return (
    <div data-slot="loading" role="status" className={cx('flex flex-col gap-6', className)} {...rest}>
      <Text size="label" className="min-h-[1lh]">
        {told && children}
      </Text>
      <Skeleton lines={lines} />
    </div>
  )
}
