'use client'

import { cva, cx, type VariantProps } from 'class-variance-authority'
import { createContext, use, useEffect } from 'react'

interface FieldIds {
  label: string
  control: string
  hint: string | undefined
  error: string | undefined
  required: boolean | undefined
  /** Called by each control while it is mounted. */
  register: (id: string | undefined) => () => void
}

export const FieldContext = createContext<FieldIds | null>(null)

interface ControlProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  required?: boolean | undefined
}

/**
 * Connects a control to the Field around it. Returns the id for the label, `aria-describedby` (the given description,
 * the hint, the error, in this order), `aria-invalid` and `required`. Use it in your own controls; Input, Textarea,
 * Select,
 * Checkbox and Switch use it already.
 */
export function useFieldControl(props: ControlProps) {
  const field = use(FieldContext)
  const register = field?.register
  const { id } = props
  useEffect(() => register?.(id), [register, id])
  return {
    id: id ?? field?.control,
    'aria-describedby': cx(props['aria-describedby'], field?.hint, field?.error) || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field?.error ? true : undefined),
    required: props.required ?? field?.required,
  }
}

/** The same for a group of controls, whose name is the label of the Field unless it has its own. */
export function useFieldGroup(props: ControlProps, isNamed: boolean) {
  const label = use(FieldContext)?.label
  return { ...useFieldControl(props), ...(!isNamed && label && { 'aria-labelledby': label }) }
}

/** A one-line description of each value, printed by the documentation. */
export const controlDescriptions = {
  size: {
    md: '52 px high, for forms. The default. Compact: 36 px.',
    sm: '44 px high, for a search or a filter above a table. Compact: 36 px.',
    xs: '36 px high where the pointer is a mouse, for dense tables. 44 px on a touch screen.',
  },
} as const

/**
 * The styles shared by Input, Textarea and Select. The font size is at least 16 px: Safari on a phone zooms
 * into a field with smaller text.
 */
export const controlVariants = cva(
  [
    'block w-full min-w-0 rounded-control border-2 border-border bg-surface leading-[1.4] text-fg',
    'placeholder:text-muted not-aria-invalid:hover:border-fg aria-invalid:border-error aria-invalid:bg-error-subtle',
    'disabled:cursor-not-allowed disabled:border-dashed disabled:text-muted!',
  ],
  {
    variants: {
      size: {
        md: 'min-h-[min(var(--ds-control,3.25rem),var(--ds-size-control))] px-[.9rem] py-[calc(.4*var(--ds-size-control)-.7rem)] text-body',
        sm: 'min-h-target px-[.8rem] py-[calc(.4*var(--ds-size-target)-.7rem)] text-[1rem]',
        xs: 'min-h-9 pointer-coarse:min-h-11 px-[.7rem] py-[.2rem] text-[1rem]',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

export interface ControlSize {
  /** Height: 'md' (52 px, the default), 'sm' (44 px) or 'xs' (36 px, on a touch screen 44). */
  size?: VariantProps<typeof controlVariants>['size']
}
