import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type LoadingProps = ComponentProps<'div'> & {
  /** How many lines are ruled: about as many as the content will have. */
  lines?: number
}

/**
 * Something is on its way: ruled lines that fill, and the words for it. For a part of a page; a control
 * that waits has its own spinner. Under reduced motion the lines stand still.
 */
export function Loading({ lines = 4, className, children = 'Loading...', ...rest }: LoadingProps) {
  return (
    <div data-slot="loading" role="status" className={cx('flex flex-col gap-6', className)} {...rest}>
      <p className="text-small font-bold">{children}</p>
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never change places
          key={line}
          aria-hidden="true"
          className="block h-1 bg-hair forced-color-adjust-none last:w-3/5 forced-colors:bg-[Canvas]"
        >
          <span className="block h-full origin-left bg-edge motion-safe:animate-rule rtl:origin-right motion-reduce:w-1/3 forced-colors:bg-[CanvasText]" />
        </span>
      ))}
    </div>
  )
}
