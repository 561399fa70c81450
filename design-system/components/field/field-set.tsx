import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from './field.notes.tsx'

export interface FieldSetProps extends ComponentProps<'fieldset'> {
  /** The question that the controls answer together. It is the legend, and so the name of the group. */
  label: ReactNode
  /** Help for answering, shown under the label. */
  hint?: ReactNode
  /** What is wrong and how to correct it. Shown above the controls, so that it is read before them. */
  error?: ReactNode
}

/**
 * Groups several controls that answer one question: a `fieldset` whose `legend`, hint and error are announced when the
 * focus enters it. For radio buttons use RadioGroup, which contains a FieldSet.
 *
 * @example
 * <FieldSet label="Which subjects do you teach?" hint="Choose all that apply.">
 *   <Checkbox name="subject" value="maths">Mathematics</Checkbox>
 *   <Checkbox name="subject" value="tabla">Tabla</Checkbox>
 * </FieldSet>
 */
export function FieldSet({ label, hint, error, className, children, ...rest }: FieldSetProps) {
  const id = useId()
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  return (
    <fieldset
      data-slot="field-set"
      data-invalid={error ? true : undefined}
      className={cx('min-w-0 data-invalid:border-s-4 data-invalid:border-error data-invalid:ps-4', className)}
      {...rest}
      aria-describedby={cx(rest['aria-describedby'], hintId, errorId) || undefined}
    >
      {/*
        Floated: a legend is otherwise drawn inside the top border of its fieldset, and the line along the group would
        start half-way down the legend.
      */}
      <legend className="float-left w-full leading-[1.35] font-bold">{label}</legend>
      <div className="clear-both flow-root">
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <div className="pt-2">{children}</div>
      </div>
    </fieldset>
  )
}
