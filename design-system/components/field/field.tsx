'use client'

import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  isValidElement,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { useLabels } from '../../provider/context.ts'
import { FieldContext } from '../_internal/field-control.ts'
import { FieldError, FieldHint } from '../_internal/field-notes.tsx'
import { flatChildren } from '../_internal/flat-children.ts'

export { useFieldControl } from '../_internal/field-control.ts'

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The label, in the visitor’s words. It is the accessible name of the control. */
  label: ReactNode
  /** Help for the input, shown under the label. */
  hint?: ReactNode
  /** What is wrong and how to correct it. It marks the control as invalid. Leave it out if there is no error. */
  error?: ReactNode
  /**
   * Id of the control, if something outside has to refer to it. By default it is the control's own, or a generated
   * one.
   */
  controlId?: string
  /** Makes the control required and marks the label with an asterisk. Explain the asterisk above the form. */
  required?: boolean
  /** Says beside the label that an answer is optional, for forms in which most fields are required. */
  optional?: boolean
  /** Its texts in another language. */
  labels?: Partial<typeof fieldLabels>
}

/** The texts of a field. */
export const fieldLabels = {
  /** After the label of an optional field. */
  optional: '(optional)',
}

const advice =
  'Field: it contains several controls, which would have one id and one label. Put each into a separate Field, and those that answer one question into a FieldSet.'

/** The `id` of a control among the children of a field, also inside other elements: the server has no effects to report it. */
function idIn(children: ReactNode): string | undefined {
  for (const child of flatChildren(children)) {
    if (!isValidElement<{ id?: string; children?: ReactNode }>(child)) continue
    const { id, children: inner } = child.props
    const isBox = typeof child.type === 'string' && !/^(input|select|textarea)$/.test(child.type)
    const controlId = (isBox ? undefined : id) ?? idIn(inner)
    if (controlId) return controlId
  }
}

/** The id that the control has, if it is nested, and a message in the console if there are several. */
function useControls() {
  const [registeredId, setRegisteredId] = useState<string>()
  const count = useRef(0)
  const register = useCallback((id: string | undefined) => {
    count.current += 1
    if (count.current === 2 && process.env.NODE_ENV !== 'production') console.error(advice)
    setRegisteredId(id)
    return () => {
      count.current -= 1
    }
  }, [])
  return [registeredId, register] as const
}

/**
 * A label, a hint and an error around one control, connected so that a screen reader announces them with the control.
 *
 * @example
 * <Field label="Company email" hint="We send the receipt here." error={errors.companyEmail}>
 *   <Input name="companyEmail" type="email" required autoComplete="email" />
 * </Field>
 */
export function Field(props: FieldProps) {
  const { label, hint, error, controlId, required, optional, labels, className, children, ...rest } = props
  const text = useLabels('field', fieldLabels, labels)
  const id = useId()
  const [registeredId, register] = useControls()
  // The control's own id comes first: it is in the page whatever the field says.
  const control = registeredId ?? idIn(children) ?? controlId ?? `${id}control`
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  return (
    <div
      data-slot="field"
      data-invalid={error ? true : undefined}
      className={cx('min-w-0', className)}
      {...rest}
    >
      <label id={`${id}label`} htmlFor={control} className="block leading-[1.35] font-bold">
        {label}
        {optional && (
          <>
            {' '}
            <span data-slot="field-optional" className="font-normal text-muted">
              {text.optional}
            </span>
          </>
        )}
        {required && (
          <span aria-hidden="true" className="text-error">
            {' *'}
          </span>
        )}
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className="mt-2">
        <FieldContext
          value={{ label: `${id}label`, control, hint: hintId, error: errorId, required, register }}
        >
          {children}
        </FieldContext>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

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
      {label !== undefined && <legend className="float-left w-full leading-[1.35] font-bold">{label}</legend>}
      <div className="clear-both flow-root">
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <div className="pt-2">{children}</div>
      </div>
    </fieldset>
  )
}
