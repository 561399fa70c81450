import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlClasses, disabledClasses, useFieldControl } from '../field/field.context.ts'
import { useEarlyText } from './use-early-text.ts'

/** Several lines of text. It can be resized downwards only, so that it never leaves its column. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest)
  useEarlyText(rest.value === undefined ? wiring.id : undefined)
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...rest}
      {...wiring}
      className={cx(controlClasses, 'resize-y', rest.disabled && disabledClasses, className)}
    />
  )
}
