import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useMomentLater } from '../../hooks/use-moment-later.ts'
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
  // In the server's markup its words are there from the start.
  const told = useMomentLater(!useHydrated())
  return (
    <div data-slot="loading" role="status" className={cx('flex flex-col gap-6', className)} {...rest}>
      <Text size="label" className="min-h-[1lh]">
        {told && children}
      </Text>
      <Skeleton lines={lines} />
    </div>
  )
}
