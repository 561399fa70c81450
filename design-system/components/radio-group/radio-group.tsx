'use client'

import { cx } from 'class-variance-authority'
import { Check } from 'lucide'
import { type CSSProperties, createContext, type ReactNode } from 'react'
import { Choice, type ChoiceProps } from '../_internal/choice.tsx'
import { useFieldGroup } from '../_internal/field-control.ts'
import { useRoot } from '../_internal/use-root.ts'
import { FieldSet, type FieldSetProps } from '../field/field.tsx'
import { createIcon } from '../icon/create-icon.ts'

const CheckIcon = createIcon('check', Check)

interface Shared {
  name: string
  required: boolean | undefined
  value: string | null | undefined
  defaultValue: string | undefined
}

const GroupContext = createContext<Shared | null>(null)

export interface RadioGroupProps extends Omit<FieldSetProps, 'label' | 'name' | 'role' | 'defaultValue'> {
  /** The question. It is the legend, and so the name of the group. Leave it out inside a Field, which has the question. */
  label?: ReactNode
  /** Name of the form field. */
  name: string
  /** Value of the item that is chosen initially. None by default, so that every answer is a choice. */
  defaultValue?: string
  /** Value of the chosen item, if the page controls it. Null: none is chosen. */
  value?: string | null
  /** Called with the value of the item that the visitor chooses. */
  onValueChange?: (value: string) => void
  /** An answer is required. False by default. */
  required?: boolean
}

/**
 * A question of which one answer can be chosen, all of them visible. A `fieldset` with native radio buttons: the arrow
 * keys are the browser’s, and the form holds the answer under `name`.
 *
 * @example
 * <RadioGroup name="plan" label="Which plan?" required error={errors.plan}>
 *   <RadioGroupItem value="FT" hint="14 days, no card.">Free Trial</RadioGroupItem>
 *   <RadioGroupItem value="EP">Customization</RadioGroupItem>
 * </RadioGroup>
 */
export function RadioGroup(props: RadioGroupProps) {
  const {
    name,
    value,
    defaultValue,
    onValueChange,
    onChange,
    required: isRequired,
    children,
    ...rest
  } = props
  const field = useFieldGroup({ ...rest, required: isRequired }, rest.label !== undefined)
  const { required, ...group } = field
  return (
    <FieldSet
      label={undefined}
      {...rest}
      {...group}
      data-slot="radio-group"
      // A fieldset has the role group, which does not support aria-invalid. A radiogroup does.
      role="radiogroup"
      aria-invalid={rest.error ? true : group['aria-invalid']}
      // The radio buttons are natively required, but the role radio does not support aria-required.
      aria-required={required || undefined}
      onChange={(event) => {
        onChange?.(event)
        const { target } = event as unknown as { target: HTMLInputElement }
        // What an answer contains may change as well, such as a text for 'Other'.
        if (target.type === 'radio' && target.name === name) onValueChange?.(target.value)
      }}
    >
      <GroupContext value={{ name, required, value, defaultValue }}>{children}</GroupContext>
    </FieldSet>
  )
}

export interface RadioGroupItemProps extends Omit<ChoiceProps, 'name' | 'required'> {
  /** The value that the form sends if this answer is chosen. */
  value: string
  /**
   * For an answer that is a colour: a fill and the colour of the tick on it, as on paper, as a style or as class names.
   * It fills the box in every theme and in forced colours. The label still has to name the colour.
   */
  swatch?: string | CSSProperties
}

/** One answer of a RadioGroup, with its label. */
export function RadioGroupItem({ value, swatch, ...rest }: RadioGroupItemProps) {
  const group = useRoot(GroupContext, 'RadioGroupItem', 'RadioGroup')
  const state =
    group.value !== undefined
      ? { checked: group.value === value }
      : group.defaultValue !== undefined && { defaultChecked: group.defaultValue === value }
  return (
    <Choice
      {...state}
      {...rest}
      slot="radio-group-item"
      type="radio"
      value={value}
      name={group.name}
      required={group.required}
      shape="rounded-full"
      mark={
        swatch ? (
          <span
            data-surface="paper"
            className={cx(
              'pointer-events-none absolute inset-0.5 grid place-items-center rounded-full forced-color-adjust-none [&>svg]:hidden peer-checked:[&>svg]:block',
              typeof swatch === 'string' && swatch,
            )}
            style={typeof swatch === 'string' ? undefined : swatch}
          >
            <CheckIcon aria-hidden="true" className="size-3.5" />
          </span>
        ) : (
          // The dot is drawn with a border: forced colours remove fills but keep borders.
          <span className="pointer-events-none absolute inset-1.5 hidden rounded-full border-6 border-fg peer-checked:block forced-colors:border-[Highlight]" />
        )
      }
    />
  )
}
