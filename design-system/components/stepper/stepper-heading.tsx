import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useFocusOnMount } from '../../hooks/use-focus-on-mount.ts'
import { Heading } from '../heading/heading.tsx'

export type StepperHeadingProps = Omit<ComponentProps<typeof Heading>, 'level' | 'ref'> & {
  /** Its place in the outline of the page: one more than that of the heading above it. */
  level?: ComponentProps<typeof Heading>['level']
  /** False for the step that a page begins with: nobody has pressed anything yet. */
  takesFocus?: boolean
}

/**
 * The heading of the step that is shown. It takes the focus when it appears: whoever pressed a button below reads
 * on from the top of what the press has brought. One component a step, or a `key`, so that it does appear.
 */
export function StepperHeading({ level = 3, takesFocus = true, className, ...rest }: StepperHeadingProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>(takesFocus)
  return (
    <Heading
      data-slot="stepper-heading"
      level={level}
      tabIndex={-1}
      // What is pressed next lies below: a ring around a headline would promise that it can be pressed.
      className={cx('outline-none', className)}
      {...rest}
      ref={ref}
    />
  )
}
