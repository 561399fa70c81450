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
 * What ties a control to the Field around it: the id its label points at, its description
 * (what it was given, then the hint, then the error) and whether it is wrong.
 * For controls of your own; Input, Textarea and Select use it already.
 */
export function useFieldControl(given: ControlProps) {
  const field = use(FieldContext)
  return {
    id: field?.control ?? given.id,
    'aria-describedby': cx(given['aria-describedby'], field?.hint, field?.error) || undefined,
    'aria-invalid': given['aria-invalid'] ?? (field?.error ? true : undefined),
  }
}

/** The box shared by every text-like control. */
export const controlClasses = [
  'block w-full min-w-0 min-h-[var(--ds-control,3.25rem)] rounded-control border-2 border-edge bg-surface px-[.9rem] py-[.6rem] text-body leading-[1.4] text-ink',
  'placeholder:text-muted not-aria-invalid:hover:border-ink aria-invalid:border-error aria-invalid:bg-error-wash',
]

/** Added only where it is: a page carries the style of the classes that it starts with (decision 4). */
export const disabledClasses = 'cursor-not-allowed border-dashed text-muted!'
