'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../../hooks/hydration.ts'
import { useFillIn, useLabels } from '../../provider/context.ts'
import type { Template } from '../../provider/fill-in.ts'
import { controlVariants, FieldContext, useFieldControl } from '../_internal/field-control.ts'
import { FieldHint } from '../_internal/field-notes.tsx'

const boxOf = (id: string | undefined) => {
  const box = id ? document.getElementById(id) : null
  return box instanceof HTMLTextAreaElement ? box : null
}

/**
 * Keeps text that was typed before hydration. React overwrites the value of a hydrated textarea with its default text
 * (`initTextarea` in react-dom), but not of other controls.
 */
function useEarlyText(id: string | undefined) {
  const hydrated = useHydrated()
  const [early] = useState(() => (hydrated || typeof document === 'undefined' ? null : boxOf(id)?.value))
  useLayoutEffect(() => {
    const box = boxOf(id)
    if (box && early && box.value !== early) box.value = early
  }, [id, early])
}

/** Several lines of text. It can be resized downwards only, so that it never leaves its column. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest)
  useEarlyText(rest.value === undefined ? wiring.id : undefined)
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...rest}
      {...wiring}
      className={cx(controlVariants(), 'resize-y', className)}
    />
  )
}

/** The texts of a character count. */
export const characterCountLabels = {
  /** Shown before anything is typed. */
  atMost: 'At most {max} characters.' as Template,
  /** Shown while the visitor types. */
  left: { one: '{left} character left.', other: '{left} characters left.' } as Template,
}

export interface CharacterCountProps extends ComponentProps<'div'> {
  /** The `maxLength` of the control inside, in UTF-16 code units. */
  max: number
  /** Texts in another language. The defaults are in English. */
  labels?: Partial<typeof characterCountLabels>
}

/**
 * Milliseconds without typing before the count is announced: an announcement after every letter would interrupt the
 * echo of typed letters.
 */
const pause = 700

/**
 * The number of characters left, below the control that it contains. Use it inside a Field. It is part of the
 * description of the control, and once a fifth is left it is also announced when the typing pauses.
 *
 * @example
 * <Field label="Message">
 *   <CharacterCount max={500}><Textarea name="message" maxLength={500} /></CharacterCount>
 * </Field>
 */
export function CharacterCount({
  max,
  labels: labelOverrides,
  className,
  children,
  ...rest
}: CharacterCountProps) {
  const labels = useLabels('characterCount', characterCountLabels, labelOverrides)
  const fill = useFillIn()
  const id = useId()
  const field = use(FieldContext)
  const box = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const text = length === 0 ? fill(labels.atMost, { max }) : fill(labels.left, { left: max - length })

  useEffect(() => {
    const control = box.current?.querySelector<HTMLInputElement>('input, textarea')
    if (!control) return
    const count = () => setLength(control.value.length)
    // The values are cleared only after the reset event.
    const emptied = () => setTimeout(count)
    count()
    control.addEventListener('input', count)
    control.form?.addEventListener('reset', emptied)
    return () => {
      control.removeEventListener('input', count)
      control.form?.removeEventListener('reset', emptied)
    }
  }, [])

  useEffect(() => {
    const nearlyFull = length >= max * 0.8
    const timer = setTimeout(() => setAnnouncement(nearlyFull ? text : ''), pause)
    return () => clearTimeout(timer)
  }, [length, max, text])

  return (
    <div ref={box} data-slot="character-count" className={className} {...rest}>
      <FieldContext value={field && { ...field, hint: cx(field.hint, id) }}>{children}</FieldContext>
      <FieldHint id={id} className="mt-1 tabular-nums">
        {text}
      </FieldHint>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
