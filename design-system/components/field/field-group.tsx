import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from './field.notes.tsx'

export interface FieldGroupProps extends ComponentProps<'fieldset'> {
  /** Names the group: the question that its controls answer together. */
  label: ReactNode
  /** What to choose, said before it goes wrong. Under the label. */
  hint?: ReactNode
  /** What is wrong and what to do about it. Over the controls, so that it is met before them. */
  error?: ReactNode
}

/**
 * Several controls that answer one question: a `fieldset` whose `legend` is said when somebody comes into it,
 * with the hint and the error. For radio buttons use RadioGroup, which is one of these.
 *
 * @example
 * <FieldGroup label="Which subjects do you teach?" hint="Choose all that apply.">
 *   <Checkbox name="subject" value="maths">Mathematics</Checkbox>
 *   <Checkbox name="subject" value="tabla">Tabla</Checkbox>
 * </FieldGroup>
 */
export function FieldGroup({ label, hint, error, className, children, ...rest }: FieldGroupProps) {
  const id = useId()
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  return (
    <fieldset
      data-slot="field-group"
      data-invalid={error ? true : undefined}
      className={cx('min-w-0 data-invalid:border-s-4 data-invalid:border-error data-invalid:ps-4', className)}
      {...rest}
      aria-describedby={cx(rest['aria-describedby'], hintId, errorId) || undefined}
    >
      {/* Floated, or the line along the group would begin half-way down: a legend sits in its fieldset's border. */}
      <legend className="float-left w-full leading-[1.35] font-bold">{label}</legend>
      <div className="clear-both flow-root">
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <div className="pt-2">{children}</div>
      </div>
    </fieldset>
  )
}
