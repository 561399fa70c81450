import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlClasses, disabledClasses, useFieldControl } from '../field/field.context.ts'

/** Several lines of text. Grows by its handle, downwards only, so that it never leaves the column. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...rest}
      {...useFieldControl(rest)}
      className={cx(controlClasses, 'resize-y', rest.disabled && disabledClasses, className)}
    />
  )
}
