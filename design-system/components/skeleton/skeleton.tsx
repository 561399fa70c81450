import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** What each value is for, in one line; the documentation prints these. */
export const skeletonDescriptions = {
  shape: {
    lines: 'Ruled lines that fill, for words. The default.',
    frame: 'The same inside a frame, for what comes in one piece: a calendar, a table. Give it a height.',
    disc: 'A ring of 44 px, for an Avatar.',
  },
} as const

const skeleton = cva('', {
  variants: {
    shape: {
      lines: 'flex flex-col gap-6',
      frame: 'flex flex-col gap-6 overflow-hidden border-2 border-hair p-6',
      disc: 'size-11 flex-none rounded-full border-2 border-hair',
    },
  },
  defaultVariants: { shape: 'lines' },
})

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'> &
  VariantProps<typeof skeleton> & {
    /** How many lines are ruled: about as many as the content will have. */
    lines?: number
  }

/**
 * The place of what is on its way, ruled like a page of an exercise book. It is for the eye alone: the words are
 * in `Loading`, or in a status beside it. Under reduced motion it stands still.
 *
 * @example <Skeleton lines={3} />
 */
export function Skeleton({ shape, lines = 4, className, ...rest }: SkeletonProps) {
  return (
    <div data-slot="skeleton" aria-hidden="true" className={skeleton({ shape, className })} {...rest}>
      {shape !== 'disc' &&
        Array.from({ length: lines }, (_, line) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never change places
            key={line}
            className="block h-1.25 flex-none border-b border-hair last:w-3/5"
          >
            <span className="block h-full origin-left bg-edge forced-color-adjust-none motion-safe:animate-rule rtl:origin-right motion-reduce:w-1/3 forced-colors:bg-[CanvasText]" />
          </span>
        ))}
    </div>
  )
}
