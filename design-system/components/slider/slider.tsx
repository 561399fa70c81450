'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useLocale } from '../../provider/context.ts'
import { useFieldControl } from '../_internal/field-control.ts'

/**
 * Each engine drops a selector list that contains a pseudo-element of the other engine, so the rules are separate. The
 * thumb is drawn with its border: forced colours remove fills but keep borders.
 */
const range = [
  'block min-h-target w-full min-w-0 appearance-none bg-transparent disabled:cursor-not-allowed',
  '[&::-webkit-slider-runnable-track]:h-2 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:border-2 [&::-webkit-slider-runnable-track]:border-border [&::-webkit-slider-runnable-track]:bg-surface',
  '[&::-moz-range-track]:box-border [&::-moz-range-track]:h-2 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:border-2 [&::-moz-range-track]:border-border [&::-moz-range-track]:bg-surface',
  '[&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-14 [&::-webkit-slider-thumb]:border-fg',
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-14 [&::-moz-range-thumb]:border-fg',
  // As other disabled controls, by a dashed edge and not by its colour alone.
  'disabled:[&::-webkit-slider-thumb]:border-2 disabled:[&::-webkit-slider-thumb]:border-dashed disabled:[&::-webkit-slider-thumb]:border-border disabled:[&::-webkit-slider-thumb]:bg-surface',
  'disabled:[&::-moz-range-thumb]:border-2 disabled:[&::-moz-range-thumb]:border-dashed disabled:[&::-moz-range-thumb]:border-border disabled:[&::-moz-range-thumb]:bg-surface',
]

type Omitted = 'defaultValue' | 'list' | 'max' | 'min' | 'required' | 'step' | 'type' | 'value'

export interface SliderProps extends Omit<ComponentProps<'input'>, Omitted> {
  /** The value at first. The middle by default. */
  defaultValue?: number
  /** The value, if the page controls it. */
  value?: number
  /** Called with the value while it changes. */
  onValueChange?: (value: number) => void
  /** 0 by default. */
  min?: number
  /** 100 by default. */
  max?: number
  /** The distance of two values. 1 by default. */
  step?: number
  /** How the value is written and announced, such as `{ style: 'unit', unit: 'minute' }`. */
  format?: Intl.NumberFormatOptions
  /** Texts below it, at even distances from `min` to `max`: 'Easy', 'Hard'. */
  ticks?: readonly string[]
}

const ignore = () => {}

/**
 * A number in a range of which the exact value matters little. It is the native `<input type="range">`, with its value
 * beside it, and belongs in a Field.
 *
 * @example
 * <Field label="Lesson length">
 *   <Slider name="length" min={15} max={90} step={15} format={{ style: 'unit', unit: 'minute' }} />
 * </Field>
 */
export function Slider(props: SliderProps) {
  const { onValueChange, min = 0, max = 100, step = 1, format, ticks, ...more } = props
  const { className, style, ref, onInput, ...rest } = more
  // It always has a value.
  const { required: _, ...control } = useFieldControl(rest)
  const input = useRef<HTMLInputElement>(null)
  const initial = rest.value ?? rest.defaultValue ?? (min + max) / 2
  const [moved, setMoved] = useState(initial)
  const text = new Intl.NumberFormat(useLocale(), format).format(rest.value ?? moved)
  useImperativeHandle(ref, () => input.current!, [])
  useEffect(() => {
    const read = () => setMoved(input.current!.valueAsNumber)
    // It may have been moved before hydration.
    read()
    const form = input.current?.form
    // A form is reset after its event.
    const onReset = () => void setTimeout(read)
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])
  return (
    <div className={cx('flex items-start gap-4', className)} style={style}>
      <div className="min-w-0 flex-1">
        <input
          data-slot="slider"
          onChange={ignore}
          {...rest}
          {...control}
          {...(rest.value === undefined && { defaultValue: initial })}
          ref={input}
          type="range"
          min={min}
          max={max}
          step={step}
          aria-valuetext={text}
          onInput={(event) => {
            onInput?.(event)
            const value = event.currentTarget.valueAsNumber
            setMoved(value)
            onValueChange?.(value)
          }}
          className={cx(range)}
        />
        {ticks && (
          <div aria-hidden="true" className="flex justify-between gap-2 text-small text-muted">
            {ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
        )}
      </div>
      {/* Hidden, because the slider exposes the same text. */}
      <span aria-hidden="true" className="flex min-h-target min-w-12 items-center justify-end tabular-nums">
        {text}
      </span>
    </div>
  )
}
