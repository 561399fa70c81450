'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useHydrated } from '../../hooks/hydration.ts'
import { useDelayedMount } from '../../hooks/use-delayed-mount.ts'
import { useLabels } from '../../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Text } from '../text/text.tsx'

/** The texts of a loading part. */
export const loadingLabels = { loading: 'Loading...' }

export type LoadingProps = ComponentProps<'div'> & {
  /** Number of lines, about as many as the content will have. 4 by default. */
  lines?: number
  /** Its texts in another language. `children` replaces the text. */
  labels?: Partial<typeof loadingLabels>
}

/**
 * Shows and announces that a part of a page is loading, with animated lines and a text. A control that is waiting has
 * its own spinner. Under reduced motion the lines are not animated.
 *
 * @example <Loading lines={2}>Loading the calendar...</Loading>
 */
export function Loading({ lines, labels, className, children, ...rest }: LoadingProps) {
  const { loading } = useLabels('loading', loadingLabels, labels)
  // In server-rendered HTML the text is there from the start.
  const isAnnounced = useDelayedMount(!useHydrated())
  return (
    <div data-slot="loading" role="status" className={cx('flex flex-col gap-6', className)} {...rest}>
      <Text size="label" className="min-h-[1lh]">
        {isAnnounced && (children ?? loading)}
      </Text>
      <Skeleton lines={lines} />
    </div>
  )
}
