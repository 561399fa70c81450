import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A one-line description of each value, printed by the documentation. */
export const skeletonDescriptions = {
  shape: {
    lines: 'Animated lines, for text. The default.',
    frame: 'The same inside a frame, for content in one piece: a calendar, a table. Give it a height.',
    disc: 'A circle of 44 px, for an Avatar.',
  },
} as const

const skeleton = cva('', {
  variants: {
    shape: {
      lines: 'flex flex-col gap-6',
      frame: 'flex flex-col gap-6 overflow-hidden border-2 border-border-subtle p-6',
      disc: 'size-11 flex-none rounded-full border-2 border-border-subtle',
    },
  },
  defaultVariants: { shape: 'lines' },
})

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'> &
  VariantProps<typeof skeleton> & {
    /** Number of lines, about as many as the content will have. 4 by default. */
    lines?: number
  }

/**
 * Placeholder lines for content that is loading. Hidden from screen readers: announce the wait with `Loading`, or with
 * a status beside it. Under reduced motion it is not animated.
 *
 * @example <Skeleton lines={3} />
 */
export function Skeleton({ shape, lines = 4, className, ...rest }: SkeletonProps) {
  return (
    <div data-slot="skeleton" aria-hidden="true" className={skeleton({ shape, className })} {...rest}>
      {shape !== 'disc' &&
        Array.from({ length: lines }, (_, line) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identical and never reordered
            key={line}
            className="block h-1.25 flex-none border-b border-border-subtle last:w-3/5"
          >
            <span className="block h-full origin-left bg-border forced-color-adjust-none motion-safe:animate-rule rtl:origin-right motion-reduce:w-1/3 forced-colors:bg-[CanvasText]" />
          </span>
        ))}
    </div>
  )
}
