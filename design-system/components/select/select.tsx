import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClasses, disabledClasses, useFieldControl } from '../_internal/field-control.ts'

/**
 * One of a list of options. The native element works before hydration, with every input device and on every phone.
 *
 * @example <Select name="plan" defaultValue="FT"><option value="FT">Free Trial</option></Select>
 */
export function Select({
  className,
  children,
  ...rest
}: Omit<ComponentProps<'select'>, 'multiple' | 'size'>) {
  const control = useFieldControl(rest)
  return (
    <div className={cx('relative', className)}>
      <select
        data-slot="select"
        {...rest}
        {...control}
        // Chromium exposes a required select as invalid before anybody could choose.
        aria-invalid={control['aria-invalid'] ?? (rest.required ? false : undefined)}
        className={cx(controlClasses, 'appearance-none pe-12', rest.disabled && disabledClasses)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-[.9rem] my-auto size-[1.375em]"
      />
    </div>
  )
}
