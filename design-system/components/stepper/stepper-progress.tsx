import { type ComponentProps, useState } from 'react'
import { Progress } from '../progress/progress.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type StepperProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the bar: 'Onboarding progress'. */
  label: string
  /** The step people are on, counted from 1. */
  current: number
  /** How many there are. */
  total: number
  /** Name of the step, spoken after its number when people come to it. */
  title?: string
  /** The words, in another language. */
  say?: (current: number, total: number) => string
}

const inEnglish = (current: number, total: number) => `Step ${current} of ${total}`

/**
 * How far the steps have come, in words and as a bar. Moving on is announced: 'Step 2 of 3: Add Company Info'.
 * Keep it mounted from step to step, or nothing is said.
 */
export function StepperProgress(props: StepperProgressProps) {
  const { label, current, total, title, say = inEnglish, ...rest } = props
  const words = say(current, total)
  const [last, setLast] = useState(current)
  const [moved, setMoved] = useState(false)
  if (current !== last) {
    setLast(current)
    setMoved(true)
  }
  return (
    <div data-slot="stepper-progress" {...rest}>
      {/* The bar says it. */}
      <p aria-hidden="true" className="mb-2 text-small font-bold tabular-nums">
        {words}
      </p>
      <Progress label={label} value={current} max={total} aria-valuetext={words} />
      <VisuallyHidden role="status">{moved && (title ? `${words}: ${title}` : words)}</VisuallyHidden>
    </div>
  )
}
