import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useFocusOnMount } from '../../hooks/use-focus-on-mount.ts'
import { Heading } from '../heading/heading.tsx'

export type StepperHeadingProps = Omit<ComponentProps<typeof Heading>, 'level' | 'ref'> & {
  /** Level in the outline of the page: one more than that of the heading above it. 3 by default. */
  level?: ComponentProps<typeof Heading>['level']
  /**
   * Whether it takes the focus when it appears. Set it to false for the step that a page starts with. True by default.
   */
  takesFocus?: boolean
}

/**
 * The heading of the current step. It takes the focus when it is mounted, so that people continue from the start of the
 * new step. Use one component per step, or a `key`, so that it is mounted again.
 */
export function StepperHeading({ level = 3, takesFocus = true, className, ...rest }: StepperHeadingProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>(takesFocus)
  return (
    <Heading
      data-slot="stepper-heading"
      level={level}
      tabIndex={-1}
      // No focus ring: it would suggest that the heading can be pressed.
      className={cx('outline-none', className)}
      {...rest}
      ref={ref}
    />
  )
}
