import { cx } from 'class-variance-authority'
import { type ComponentProps, useId } from 'react'
import { controlClasses, disabledClasses, useFieldControl } from '../_internal/field-control.ts'

export interface InputProps extends ComponentProps<'input'> {
  /** Type of the input, which selects the keyboard of a phone. 'text' by default. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /**
   * Fixed text after the input, such as '.kaksha.example'. It is shown attached to the box and is part of its
   * description.
   */
  suffix?: string
}

/**
 * One line of text. Leave it uncontrolled: pass `name` and `defaultValue` and read the form with FormData, so that text
 * typed before hydration is kept.
 */
export function Input({ type = 'text', suffix, className, ...rest }: InputProps) {
  const suffixId = useId()
  const described = suffix ? cx(rest['aria-describedby'], suffixId) : rest['aria-describedby']
  const wiring = useFieldControl({ ...rest, 'aria-describedby': described })
  const look = [controlClasses, rest.disabled && disabledClasses]
  if (!suffix)
    return <input data-slot="input" type={type} {...rest} {...wiring} className={cx(look, className)} />

  return (
    // The suffix is beside the box. On the narrowest phones it moves below, because the box would be too narrow for its
    // text.
    <div className={cx('flex items-stretch max-[22rem]:flex-col', className)}>
      <input
        data-slot="input"
        type={type}
        {...rest}
        {...wiring}
        className={cx(
          look,
          'peer z-1 flex-1 rounded-e-none max-[22rem]:rounded-se-control max-[22rem]:rounded-es-none',
        )}
      />
      <span
        id={suffixId}
        data-slot="input-suffix"
        className="-ms-0.5 flex flex-none items-center rounded-e-control border-2 border-border bg-tint px-[.9rem] peer-aria-invalid:border-error max-[22rem]:ms-0 max-[22rem]:-mt-0.5 max-[22rem]:rounded-se-none max-[22rem]:rounded-es-control max-[22rem]:py-1.5"
      >
        {suffix}
      </span>
    </div>
  )
}
