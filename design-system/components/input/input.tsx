'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, useId, type WheelEvent } from 'react'
import { useProps } from '../../provider/context.ts'
import { type ControlSize, controlVariants, useFieldControl } from '../_internal/field-control.ts'

export { controlDescriptions as inputDescriptions } from '../_internal/field-control.ts'

type TextType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'>, ControlSize {
  /** Type of the input, which selects the keyboard of a phone, or the picker of the browser. 'text' by default. */
  type?: TextType | 'number' | 'date' | 'time' | 'datetime-local' | 'month' | 'week' | 'file'
  /**
   * Fixed text after the input, such as '.kaksha.example'. It is shown attached to the box and is part of its
   * description.
   */
  suffix?: string
}

/** Styles that one type needs, and that a page with the others is not to load. */
const typeClasses: Partial<Record<NonNullable<InputProps['type']>, string>> = {
  number: 'tabular-nums',
  // The transparent border lies over the box's, and is visible in forced colours.
  file: 'py-0! ps-0! file:-my-0.5 file:me-4 file:min-h-[inherit] file:border-2 file:border-transparent file:bg-tint file:bg-clip-padding file:px-4 file:font-bold',
}

/** The wheel scrolls the page. While a number has the focus, browsers change it instead, which may go unnoticed. */
const leave = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur()

/**
 * One line of text, a number, a date, a time or files. Leave it uncontrolled: pass `name` and `defaultValue` and read the form with FormData, so that text
 * typed before hydration is kept.
 */
export function Input(props: InputProps) {
  const { type = 'text', size, suffix, className, style, ...rest } = useProps('Input', props)
  const suffixId = useId()
  const described = suffix ? cx(rest['aria-describedby'], suffixId) : rest['aria-describedby']
  const wiring = useFieldControl({ ...rest, 'aria-describedby': described })
  const inputClasses = [controlVariants({ size }), typeClasses[type]]
  const box = {
    'data-slot': 'input',
    type,
    onWheel: type === 'number' ? leave : undefined,
    ...rest,
    ...wiring,
  }
  if (!suffix) return <input {...box} className={cx(inputClasses, className)} style={style} />

  return (
    // The suffix is beside the box. On the narrowest phones it moves below, because the box would be too narrow for its
    // text.
    <div
      className={cx(
        'flex items-stretch rounded-control max-[22rem]:flex-col',
        // One focus ring around both parts.
        'has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
        className,
      )}
      style={style}
    >
      <input
        {...box}
        className={cx(
          inputClasses,
          'peer z-1 flex-1 rounded-e-none outline-transparent! max-[22rem]:rounded-se-control max-[22rem]:rounded-es-none',
        )}
      />
      <span
        id={suffixId}
        data-slot="input-suffix"
        className="-ms-0.5 flex flex-none items-center rounded-e-control border-2 border-border bg-tint px-[.9rem] peer-aria-invalid:border-error peer-disabled:border-dashed peer-disabled:text-muted max-[22rem]:ms-0 max-[22rem]:-mt-0.5 max-[22rem]:rounded-se-none max-[22rem]:rounded-es-control max-[22rem]:py-1.5"
      >
        {suffix}
      </span>
    </div>
  )
}
