import { cx } from 'class-variance-authority'
import { createContext, use } from 'react'

interface FieldIds {
  control: string
  hint: string | undefined
  error: string | undefined
}

export const FieldContext = createContext<FieldIds | null>(null)

interface ControlProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/**
 * Connects a control to the Field around it. Returns the id for the label, `aria-describedby` (the given description,
 * the hint, the error, in this order) and `aria-invalid`. Use it in your own controls; Input, Textarea and Select use
 * it already.
 */
export function useFieldControl(given: ControlProps) {
  const field = use(FieldContext)
  return {
    id: field?.control ?? given.id,
    'aria-describedby': cx(given['aria-describedby'], field?.hint, field?.error) || undefined,
    'aria-invalid': given['aria-invalid'] ?? (field?.error ? true : undefined),
  }
}

/** The styles shared by Input, Textarea and Select. */
export const controlClasses = [
  'block w-full min-w-0 min-h-[var(--ds-control,3.25rem)] rounded-control border-2 border-border bg-surface px-[.9rem] py-[.6rem] text-body leading-[1.4] text-fg',
  'placeholder:text-muted not-aria-invalid:hover:border-fg aria-invalid:border-error aria-invalid:bg-error-subtle',
]

/** Added only to disabled controls: a page inlines the styles of the classes in its HTML (decision 4). */
export const disabledClasses = 'cursor-not-allowed border-dashed text-muted!'
