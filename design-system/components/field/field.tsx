import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldContext } from './field.context.ts'
import { FieldError, FieldHint } from './field.notes.tsx'

export { useFieldControl } from './field.context.ts'

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Names the control, in the user's words. */
  label: ReactNode
  /** What to type, said before it goes wrong. Under the label. */
  hint?: ReactNode
  /** What is wrong and what to do about it. Marks the control invalid; absent while all is well. */
  error?: ReactNode
  /** Id of the control, where something outside has to point at it. Made up otherwise. */
  controlId?: string
}

/**
 * A label, a hint and an error around one control, wired so that a screen reader says them with it.
 *
 * @example
 * <Field label="Company email" hint="We send the receipt here." error={errors.companyEmail}>
 *   <Input name="companyEmail" type="email" required autoComplete="email" />
 * </Field>
 */
export function Field({ label, hint, error, controlId, className, children, ...rest }: FieldProps) {
  const id = useId()
  const control = controlId ?? `${id}control`
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  return (
    <div
      data-slot="field"
      data-invalid={error ? true : undefined}
      className={cx('min-w-0', className)}
      {...rest}
    >
      <label htmlFor={control} className="block leading-[1.35] font-bold">
        {label}
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className="mt-2">
        <FieldContext value={{ control, hint: hintId, error: errorId }}>{children}</FieldContext>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
