'use client'

import { cx } from 'class-variance-authority'
import { Check } from 'lucide'
import { type ComponentProps, createContext, use, useState } from 'react'
import { useFocusOnMount } from '../../hooks/use-focus-on-mount.ts'
import { useFillIn, useLabels } from '../../provider/context.ts'
import type { Template } from '../../provider/fill-in.ts'
import { noItems, useItem, useItems } from '../_internal/use-items.ts'
import { Heading } from '../heading/heading.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { Progress } from '../progress/progress.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const CheckIcon = createIcon('check', Check)

type State = 'done' | 'now' | 'next'

/** The texts of a stepper. */
export const stepperLabels = {
  /** Announced after the name of a step that is done. */
  done: 'Done',
  /** Announced after the name of a later step. */
  next: 'To do',
}

const StepsContext = createContext({ items: noItems, current: 0, labels: stepperLabels })

export interface StepperProps extends ComponentProps<'ol'> {
  /** Accessible name of the list, such as 'Onboarding steps'. */
  label: string
  /** Number of the current step, counted from 1. One more than the number of steps means that all are done. */
  current: number
  /**
   * Texts for the state of a step, announced after its name. The current step needs none: screen readers announce
   * `aria-current`.
   */
  labels?: Partial<typeof stepperLabels>
}

/**
 * The current step of a short, fixed sequence. It is not interactive; `StepperProgress` announces a new step, and
 * `StepperHeading` moves the focus to it.
 *
 * @example
 * <Stepper label="Onboarding steps" current={2}>
 *   <StepperItem>Choose Your Plan</StepperItem>
 *   <StepperItem>Add Company Info</StepperItem>
 * </Stepper>
 */
export function Stepper({ label, current, labels: own, className, children, ...rest }: StepperProps) {
  const items = useItems()
  const labels = useLabels('stepper', stepperLabels, own)
  return (
    <ol
      data-slot="stepper"
      aria-label={label}
      className={cx('border-t border-border-subtle', className)}
      {...rest}
    >
      <StepsContext value={{ items, current, labels }}>{children}</StepsContext>
    </ol>
  )
}

const disc = [
  'grid size-9 flex-none place-items-center rounded-full border-2 border-border font-bold tabular-nums',
  'in-data-[state=done]:border-ok in-data-[state=done]:text-ok',
  'in-data-[state=now]:border-accent-border in-data-[state=now]:bg-accent in-data-[state=now]:text-on-accent',
  'in-data-[state=now]:forced-color-adjust-none forced-colors:in-data-[state=now]:border-[Highlight] forced-colors:in-data-[state=now]:bg-[Highlight] forced-colors:in-data-[state=now]:text-[HighlightText]',
]

/** One step. Its number and its state come from the Stepper, also inside a component or a fragment. */
export function StepperItem({ className, children, ref, ...rest }: ComponentProps<'li'>) {
  const { items, current, labels } = use(StepsContext)
  const { ref: own, index } = useItem(items, ref)
  const position = index + 1
  const state: State = position < current ? 'done' : position === current ? 'now' : 'next'
  return (
    <li
      data-slot="stepper-item"
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
      className={cx(
        'flex items-center gap-3 border-b border-border-subtle py-[.8rem] leading-[1.3]',
        'data-[state=next]:text-muted data-[state=now]:font-bold',
        className,
      )}
      {...rest}
      ref={own}
    >
      <span aria-hidden="true" className={cx(disc)}>
        {state === 'done' ? <CheckIcon className="size-5 stroke-[2.25]!" /> : position}
      </span>
      <span>{children}</span>
      {state !== 'now' && <VisuallyHidden> {labels[state]}</VisuallyHidden>}
    </li>
  )
}

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
  labels?: Partial<StepperProgressLabels>
}

/** The texts of the progress bar of a stepper. */
export interface StepperProgressLabels {
  /** The number of the step: with `{current}` and `{total}`. */
  step: Template
}

export const stepperProgressLabels: StepperProgressLabels = { step: 'Step {current} of {total}' }

/**
 * The current step as text and as a bar. A change is announced: 'Step 2 of 3: Add Company Info'. Keep it mounted from
 * step to step, or nothing is announced.
 */
export function StepperProgress(props: StepperProgressProps) {
  const { label, current, total, title, labels, ...rest } = props
  const { step } = useLabels('stepperProgress', stepperProgressLabels, labels)
  const text = useFillIn()(step, { current, total })
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

export type StepperHeadingProps = Omit<ComponentProps<typeof Heading>, 'level' | 'ref'> & {
  /** Level in the outline of the page: one more than that of the heading above it. 3 by default. */
  level?: ComponentProps<typeof Heading>['level']
  /**
   * Whether it takes the focus when it appears. Set it to false for the step that a page starts with. True by default.
   */
  takesFocus?: boolean
}

/**
 * The heading of the current step. It takes the focus when it is mounted, so that people continue from the start of the
 * new step. Use one component per step, or a `key`, so that it is mounted again.
 */
export function StepperHeading({ level = 3, takesFocus = true, className, ...rest }: StepperHeadingProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>(takesFocus)
  return (
    <Heading
      data-slot="stepper-heading"
      level={level}
      tabIndex={-1}
      // No focus ring: it would suggest that the heading can be pressed.
      className={cx('outline-none', className)}
      {...rest}
      ref={ref}
    />
  )
}
