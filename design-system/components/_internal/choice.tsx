'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from './field-notes.tsx'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  /** The label beside the box. A press on it changes the box. */
  children: ReactNode
  /** What the choice means. Shown under the label, and part of the description. */
  hint?: ReactNode
  /** Called with whether it is checked, when the visitor changes it. */
  onCheckedChange?: (checked: boolean) => void
}

interface Drawing {
  slot: 'checkbox' | 'radio-group-item' | 'switch'
  /** The native control without its appearance. `mark` is drawn over it when it is checked. */
  type: 'checkbox' | 'radio'
  mark: ReactNode
  shape: string
  /** Size of the box, and the indentation of what is below the label: the width of the box and the gap. */
  box?: { size: string; indent: string }
  error?: ReactNode
}

const square = { size: 'size-6', indent: 'ps-9' }

/**
 * The row of a Checkbox, a RadioGroupItem or a Switch: a box 24 px high in a label at least 44 px high (compact: 36 px),
 * with hint and error below.
 * Forced colours keep borders but remove fills, so the fill has a system colour there.
 */
export function Choice(props: ChoiceProps & Drawing) {
  const { slot, type, mark, shape, box = square, children, hint, error, className, style, ...more } = props
  const { onCheckedChange, onChange, ...rest } = more
  const id = useId()
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  // Chromium exposes a required checkbox as invalid before anybody could check it. A radio button has no
  // `aria-invalid`: the group has it (ARIA 1.2).
  const untouched = type === 'checkbox' && rest.required ? false : undefined
  return (
    <div
      data-slot={slot}
      data-invalid={error ? true : undefined}
      className={cx('min-w-0', className)}
      style={style}
    >
      <label className="flex min-h-target w-fit cursor-pointer gap-3 py-[calc((var(--ds-size-target)-1.5rem)/2)] leading-[1.35] has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span
          className={cx('relative flex flex-none text-on-solid forced-colors:text-[HighlightText]', box.size)}
        >
          <input
            {...rest}
            type={type}
            onChange={(event) => {
              onChange?.(event)
              onCheckedChange?.(event.target.checked)
            }}
            aria-describedby={cx(rest['aria-describedby'], hintId, errorId) || undefined}
            aria-invalid={rest['aria-invalid'] ?? (error ? true : untouched)}
            className={cx(
              box.size,
              'peer cursor-[inherit] appearance-none border-2 border-border bg-surface not-disabled:hover:border-fg disabled:border-dashed',
              'in-data-invalid:border-error checked:border-fg',
              shape,
            )}
          />
          {mark}
        </span>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </label>
      {hint && (
        <FieldHint id={hintId} className={cx('-mt-1.5 pb-1.5', box.indent)}>
          {hint}
        </FieldHint>
      )}
      {error && (
        <FieldError id={errorId} className={cx('mt-0! pb-1.5', box.indent)}>
          {error}
        </FieldError>
      )}
    </div>
  )
}
