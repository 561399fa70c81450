import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide'
import type { ComponentProps } from 'react'
import { createIcon } from '../icon/create-icon.ts'

const CircleAlertIcon = createIcon('circle-alert', CircleAlert)

/*
 * Not paragraphs: a radiogroup may own radio buttons and elements without a role
 * (https://www.w3.org/TR/wai-aria-1.2/#radiogroup), and hint and error can be inside one.
 */

/** Help for a field, given before a mistake is made. */
export const FieldHint = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div data-slot="field-hint" className={cx('text-small text-pretty text-muted', className)} {...rest} />
)

/** What is wrong and how to correct it, with an icon and text, since colour alone is not enough. */
export const FieldError = ({ className, children, ...rest }: ComponentProps<'div'>) => (
  <div
    data-slot="field-error"
    className={cx('mt-2 flex gap-2 text-small font-bold text-error', className)}
    {...rest}
  >
    <CircleAlertIcon aria-hidden="true" className="mt-px size-[1.3rem]" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </div>
)
