'use client'

import { Check, Minus } from 'lucide'
import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Choice, type ChoiceProps } from '../_internal/choice.tsx'
import { useFieldControl } from '../_internal/field-control.ts'
import { createIcon } from '../icon/create-icon.ts'
import { Icon } from '../icon/icon.tsx'

const CheckIcon = createIcon('check', Check)
const MinusIcon = createIcon('minus', Minus)

export interface CheckboxProps extends ChoiceProps {
  /** What is wrong and how to correct it, for a single checkbox. For a group use `error` of the FieldSet. */
  error?: ReactNode
  /**
   * Neither checked nor unchecked: it represents several values that differ. A press ends this state until it is set
   * again.
   */
  indeterminate?: boolean
}

/**
 * A yes-or-no answer with its own label. It is the native checkbox, so forms and every input device support it.
 *
 * @example
 * <Checkbox name="terms" required error={errors.terms}>
 *   I accept the <Link href="/terms">terms</Link>
 * </Checkbox>
 */
export function Checkbox({ ref, indeterminate, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const control = useFieldControl(rest)
  useImperativeHandle(ref, () => box.current!, [])
  useLayoutEffect(() => {
    // `indeterminate` has no HTML attribute.
    if (box.current && indeterminate !== undefined) box.current.indeterminate = indeterminate
  })
  return (
    <Choice
      {...rest}
      {...control}
      ref={box}
      slot="checkbox"
      type="checkbox"
      shape="rounded-[min(var(--ds-radius-control),.25rem)] checked:bg-solid indeterminate:border-fg indeterminate:bg-solid forced-colors:checked:bg-[Highlight] forced-colors:indeterminate:bg-[Highlight]"
      mark={
        <>
          <Icon
            icon={CheckIcon}
            size="sm"
            stroke="strong"
            className="pointer-events-none absolute inset-0 m-auto hidden peer-checked:block peer-indeterminate:hidden"
          />
          <Icon
            icon={MinusIcon}
            size="sm"
            stroke="strong"
            className="pointer-events-none absolute inset-0 m-auto hidden peer-indeterminate:block"
          />
        </>
      }
    />
  )
}
