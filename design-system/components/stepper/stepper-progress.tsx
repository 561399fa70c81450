import { type ComponentProps, useState } from 'react'
import { Progress } from '../progress/progress.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type StepperProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name of the progress bar: 'Onboarding progress'. */
  label: string
  /** Number of the current step, counted from 1. */
  current: number
  /** Number of steps. */
  total: number
  /** Name of the current step, announced after its number. */
  title?: string
  /** Texts in another language. 'Step 2 of 3' by default. */
  labels?: typeof english
}

const english = { step: (current: number, total: number) => `Step ${current} of ${total}` }

/**
 * The current step as text and as a bar. A change is announced: 'Step 2 of 3: Add Company Info'. Keep it mounted from
 * step to step, or nothing is announced.
 */
export function StepperProgress(props: StepperProgressProps) {
  const { label, current, total, title, labels = english, ...rest } = props
  const text = labels.step(current, total)
  const [last, setLast] = useState(current)
  const [moved, setMoved] = useState(false)
  if (current !== last) {
    setLast(current)
    setMoved(true)
  }
  return (
    <div data-slot="stepper-progress" {...rest}>
      {/* Hidden, because the bar exposes the same text. */}
      <p aria-hidden="true" className="mb-2 text-small font-bold tabular-nums">
        {text}
      </p>
      <Progress label={label} value={current} max={total} aria-valuetext={text} />
      <VisuallyHidden role="status">{moved && (title ? `${text}: ${title}` : text)}</VisuallyHidden>
    </div>
  )
}
