import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { createContext, use } from 'react'
import { Choice, type ChoiceProps } from '../field/field.choice.tsx'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'

interface Shared {
  name: string
  required: boolean | undefined
  chosen: string | undefined
}

const GroupContext = createContext<Shared | null>(null)

export interface RadioGroupProps extends Omit<FieldGroupProps, 'name' | 'role' | 'defaultValue'> {
  /** What the form calls the answer. */
  name: string
  /** Value of the item that is chosen at first. None by default: then an answer is an answer. */
  defaultValue?: string
  /** One has to be chosen. */
  required?: boolean
}

/**
 * One of a few, all of them in sight. A `fieldset` with native radio buttons: the arrow keys are the browser's,
 * and a form holds the answer under `name`.
 *
 * @example
 * <RadioGroup name="plan" label="Which plan?" required error={errors.plan}>
 *   <RadioGroupItem value="FT" hint="14 days, no card.">Free Trial</RadioGroupItem>
 *   <RadioGroupItem value="EP">Customization</RadioGroupItem>
 * </RadioGroup>
 */
export function RadioGroup({ name, defaultValue, required, children, ...rest }: RadioGroupProps) {
  return (
    <FieldGroup
      {...rest}
      data-slot="radio-group"
      // A fieldset is a group; only a radiogroup may be said to be invalid.
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      // The boxes ask for an answer natively, and cannot say so: a radio has no such state.
      aria-required={required || undefined}
    >
      <GroupContext value={{ name, required, chosen: defaultValue }}>{children}</GroupContext>
    </FieldGroup>
  )
}

export interface RadioGroupItemProps extends Omit<ChoiceProps, 'name' | 'required'> {
  /** What the form sends when it is chosen. */
  value: string
  /**
   * Where the answer is a colour: classes of a fill and of the tick on it, as on paper. It fills the box in every
   * theme, forced colours too; the label still has to name it.
   */
  swatch?: string
}

/** One of the answers of a RadioGroup, with its label. */
export function RadioGroupItem({ value, swatch, ...rest }: RadioGroupItemProps) {
  const group = use(GroupContext)
  if (!group) throw new Error(`RadioGroupItem "${value}" stands outside of a RadioGroup.`)
  return (
    <Choice
      defaultChecked={group.chosen === undefined ? undefined : group.chosen === value}
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
            data-surface="artefact"
            className={cx(
              'pointer-events-none absolute inset-0.5 grid place-items-center rounded-full forced-color-adjust-none [&>svg]:hidden peer-checked:[&>svg]:block',
              swatch,
            )}
          >
            <Check aria-hidden="true" strokeWidth={4} className="size-3.5" />
          </span>
        ) : (
          // A dot of border: fills are taken away in forced colours, borders are not.
          <span className="pointer-events-none absolute inset-1.5 hidden rounded-full border-6 border-ink peer-checked:block forced-colors:border-[Highlight]" />
        )
      }
    />
  )
}
