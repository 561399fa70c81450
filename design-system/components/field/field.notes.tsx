import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'

/*
 * Not paragraphs: a radiogroup may own radio buttons and what has no role
 * (https://www.w3.org/TR/wai-aria-1.2/#radiogroup), and both stand in one.
 */

/** What to type or to choose, said before it goes wrong. */
export const FieldHint = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div data-slot="field-hint" className={cx('text-small text-muted', className)} {...rest} />
)

/** What is wrong and what to do about it: an icon and words, since colour alone says nothing. */
export const FieldError = ({ className, children, ...rest }: ComponentProps<'div'>) => (
  <div
    data-slot="field-error"
    className={cx('mt-2 flex gap-2 text-small font-bold text-error', className)}
    {...rest}
  >
    <CircleAlert aria-hidden="true" className="mt-px size-[1.3rem]" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </div>
)
