import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'

/** What to type or to choose, said before it goes wrong. */
export const FieldHint = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p data-slot="field-hint" className={cx('text-small text-muted', className)} {...rest} />
)

/** What is wrong and what to do about it: an icon and words, since colour alone says nothing. */
export const FieldError = ({ className, children, ...rest }: ComponentProps<'p'>) => (
  <p
    data-slot="field-error"
    className={cx('mt-2 flex gap-2 text-small font-bold text-error', className)}
    {...rest}
  >
    <CircleAlert aria-hidden="true" className="mt-px size-[1.3rem]" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)
