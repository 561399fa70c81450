import { Check, Minus } from 'lucide-react'
import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Choice, type ChoiceProps } from '../field/field.choice.tsx'
import { Icon } from '../icon/icon.tsx'

export interface CheckboxProps extends ChoiceProps {
  /** What is wrong and what to do about it. For one box alone; of several, the FieldGroup around them says it. */
  error?: ReactNode
  /** Neither on nor off: it stands for several that differ. A press leaves this state, until it is said again. */
  indeterminate?: boolean
}

/**
 * A yes or a no, with a label of its own. The browser's own box, so a form holds it and every device works it.
 *
 * @example
 * <Checkbox name="terms" required error={errors.terms}>
 *   I accept the <Link href="/terms">terms</Link>
 * </Checkbox>
 */
export function Checkbox({ ref, indeterminate, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current!)
  useLayoutEffect(() => {
    // HTML has no attribute for it.
    if (box.current && indeterminate !== undefined) box.current.indeterminate = indeterminate
  })
  return (
    <Choice
      {...rest}
      ref={box}
      slot="checkbox"
      type="checkbox"
      shape="rounded-control checked:bg-solid indeterminate:border-ink indeterminate:bg-solid forced-colors:checked:bg-[Highlight] forced-colors:indeterminate:bg-[Highlight]"
      mark={
        <>
          <Icon
            icon={Check}
            size="sm"
            stroke="strong"
            className="pointer-events-none absolute inset-0 m-auto hidden peer-checked:block peer-indeterminate:hidden"
          />
          <Icon
            icon={Minus}
            size="sm"
            stroke="strong"
            className="pointer-events-none absolute inset-0 m-auto hidden peer-indeterminate:block"
          />
        </>
      }
    />
  )
}
