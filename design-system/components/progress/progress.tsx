'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, useId } from 'react'
import { useLocale } from '../../provider/context.ts'

/** Each engine drops a selector list that contains a pseudo-element of the other engine, so the rules are separate. */
const bar = [
  'block h-3 w-full appearance-none overflow-hidden rounded-[3px] border-2 border-border bg-surface forced-color-adjust-none forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]',
  '[&::-webkit-progress-bar]:bg-transparent',
  '[&::-webkit-progress-value]:border-e-2 [&::-webkit-progress-value]:border-fg [&::-webkit-progress-value]:bg-accent forced-colors:[&::-webkit-progress-value]:bg-[Highlight]',
  '[&::-moz-progress-bar]:border-e-2 [&::-moz-progress-bar]:border-fg [&::-moz-progress-bar]:bg-accent forced-colors:[&::-moz-progress-bar]:bg-[Highlight]',
]

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'aria-label'> {
  /** Accessible name: what advances, such as 'Onboarding progress'. */
  label: string
  /** How much is done. Values outside 0 to `max` are limited to it. */
  value: number
  /** The total. 100 by default. */
  max?: number
}

/**
 * The native progress element. Show the same as text beside it ('Step 2 of 3') and pass it as `aria-valuetext`, which
 * screen readers announce instead of a percentage.
 *
 * @example <Progress label="Onboarding progress" value={2} max={3} aria-valuetext="Step 2 of 3" />
 */
export function Progress({ label, value, max = 100, className, ...rest }: ProgressProps) {
  return (
    <progress
      data-slot="progress"
      aria-label={label}
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      className={cx(bar, className)}
      {...rest}
    />
  )
}

export type ProgressBarProps = ProgressProps & {
  /** How much is done, in words: 'Step 2 of 3'. The percentage by default. */
  valueText?: string
}

/**
 * A Progress with its label and its value in view above it.
 *
 * @example <ProgressBar label="Onboarding progress" value={2} max={3} valueText="Step 2 of 3" />
 */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  className,
  style,
  ...rest
}: ProgressBarProps) {
  const id = `${useId()}label`
  const part = max > 0 ? Math.min(Math.max(value, 0), max) / max : 0
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' }).format(part)
  const text = valueText ?? percent
  return (
    <div data-slot="progress-bar" className={className} style={style}>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-small">
        <span id={id} className="font-bold">
          {label}
        </span>
        {/* Hidden, because the bar exposes the same text. */}
        <span aria-hidden="true" className="tabular-nums">
          {text}
        </span>
      </p>
      <Progress label={label} aria-labelledby={id} value={value} max={max} aria-valuetext={text} {...rest} />
    </div>
  )
}
