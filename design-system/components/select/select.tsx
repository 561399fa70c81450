'use client'

import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { useProps } from '../../provider/context.ts'
import { type ControlSize, controlVariants, useFieldControl } from '../_internal/field-control.ts'
import { createIcon } from '../icon/create-icon.ts'

const ChevronDownIcon = createIcon('chevron-down', ChevronDown)

export { controlDescriptions as selectDescriptions } from '../_internal/field-control.ts'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'>, ControlSize {
  /** Several options can be chosen. It is a list in the page then, of at most `rows` rows. */
  multiple?: boolean
  /** How many options of a `multiple` list are in view. 4 by default. */
  rows?: number
  /** Called with the value of the option that is chosen; of a `multiple` list, of the first that is chosen. */
  onValueChange?: (value: string) => void
}

/**
 * One of a list of options, or several with `multiple`. The native element works before hydration, with every input device and on every phone.
 *
 * @example <Select name="plan" defaultValue="FT"><option value="FT">Free Trial</option></Select>
 */
export function Select(props: SelectProps) {
  const {
    size,
    rows = 4,
    onValueChange,
    onChange,
    className,
    style,
    children,
    ...rest
  } = useProps('Select', props)
  const control = useFieldControl(rest)
  return (
    <div className={cx('relative has-disabled:text-muted', className)} style={style}>
      <select
        data-slot="select"
        {...rest}
        {...control}
        size={rest.multiple ? rows : undefined}
        // Chromium exposes a required select as invalid before anybody could choose.
        aria-invalid={control['aria-invalid'] ?? (control.required ? false : undefined)}
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.target.value)
        }}
        className={cx(controlVariants({ size }), !rest.multiple && 'appearance-none pe-12!')}
      >
        {children}
      </select>
      {!rest.multiple && (
        <ChevronDownIcon
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-[.9rem] my-auto size-[1.375em]"
        />
      )}
    </div>
  )
}
