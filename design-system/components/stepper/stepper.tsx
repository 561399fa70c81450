'use client'

import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cx } from 'class-variance-authority'
import { Check } from 'lucide'
import { type ComponentProps, createContext, use, useImperativeHandle, useState } from 'react'
import { useFocusOnMount } from '../../hooks/hydration.ts'
import { useFillIn, useLabels, useLocale } from '../../provider/context.ts'
import type { Template } from '../../provider/fill-in.ts'
import { type Items, noItems, useItem, useItems } from '../_internal/use-items.ts'
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

interface Steps {
  items: Items
  current: number
  labels: typeof stepperLabels
  /** The last step that the visitor may choose. 0 if none. */
  reached: number
  choose: (step: number) => void
}

const StepsContext = createContext<Steps>({
  items: noItems,
  current: 0,
  labels: stepperLabels,
  reached: 0,
  choose() {},
})

interface StepperOwnProps extends ComponentProps<'ol'> {
  /** Accessible name of the list, such as 'Onboarding steps'. */
  label: string
  /** Number of the current step, counted from 1. One more than the number of steps means that all are done. */
  current?: number | undefined
  /** The current step at first, if the visitor alone changes it: by a press on a step that was reached. */
  defaultCurrent?: number | undefined
  /** Makes the steps that were reached buttons. Called with the number of the one that is pressed. */
  onCurrentChange?: ((current: number) => void) | undefined
  /**
   * Texts for the state of a step, announced after its name. The current step needs none: screen readers announce
   * `aria-current`.
   */
  labels?: Partial<typeof stepperLabels>
}

export type StepperProps = StepperOwnProps & ({ current: number } | { defaultCurrent: number })

/**
 * The current step of a short, fixed sequence. With `onCurrentChange` or `defaultCurrent` the visitor can return to a
 * step that was reached; without them it is not interactive. `StepperProgress` announces a new step, and
 * `StepperHeading` moves the focus to it.
 *
 * @example
 * <Stepper label="Onboarding steps" current={2}>
 *   <StepperItem>Choose Your Plan</StepperItem>
 *   <StepperItem>Add Company Info</StepperItem>
 * </Stepper>
 */
export function Stepper(props: StepperProps) {
  const {
    label,
    current: controlledStep,
    defaultCurrent,
    onCurrentChange,
    labels: labelOverrides,
    ...more
  } = props
  const { className, children, ...rest } = more
  const items = useItems()
  const [current, choose] = useControllableState({
    prop: controlledStep,
    defaultProp: defaultCurrent ?? 1,
    onChange: onCurrentChange,
    caller: 'Stepper',
  })
  const [furthest, setFurthest] = useState(current)
  if (current > furthest) setFurthest(current)
  const reached = onCurrentChange || defaultCurrent !== undefined ? furthest : 0
  const labels = useLabels('stepper', stepperLabels, labelOverrides)
  return (
    <ol
      data-slot="stepper"
      aria-label={label}
      className={cx('border-t border-border-subtle', className)}
      {...rest}
    >
      <StepsContext value={{ items, current, labels, reached, choose }}>{children}</StepsContext>
    </ol>
  )
}

const disc = [
  'grid size-9 flex-none place-items-center rounded-full border-2 border-border font-bold tabular-nums',
  'in-data-[state=done]:border-ok in-data-[state=done]:text-ok',
  'in-data-[state=now]:border-accent-border in-data-[state=now]:bg-accent in-data-[state=now]:text-on-accent',
  'in-data-[state=now]:forced-color-adjust-none forced-colors:in-data-[state=now]:border-[Highlight] forced-colors:in-data-[state=now]:bg-[Highlight] forced-colors:in-data-[state=now]:text-[HighlightText]',
]

const row = 'flex items-center gap-3 py-[.8rem]'

/** One step. Its number and its state come from the Stepper, also inside a component or a fragment. */
export function StepperItem({ className, children, ref, ...rest }: ComponentProps<'li'>) {
  const { items, current, labels, reached, choose } = use(StepsContext)
  const { ref: itemRef, index } = useItem(items, ref)
  const position = index + 1
  const number = position.toLocaleString(useLocale())
  const state: State = position < current ? 'done' : position === current ? 'now' : 'next'
  const pressable = position <= reached
  const mark = state === 'now' ? 'step' : undefined
  const content = (
    <>
      <span aria-hidden="true" className={cx(disc)}>
        {state === 'done' ? <CheckIcon className="size-5 stroke-[2.25]!" /> : number}
      </span>
      <span>{children}</span>
      {state !== 'now' && <VisuallyHidden> {labels[state]}</VisuallyHidden>}
    </>
  )
  return (
    <li
      data-slot="stepper-item"
      data-state={state}
      aria-current={pressable ? undefined : mark}
      className={cx(
        'border-b border-border-subtle leading-[1.3]',
        !pressable && row,
        'data-[state=next]:text-muted data-[state=now]:font-bold',
        className,
      )}
      {...rest}
      ref={itemRef}
    >
      {pressable ? (
        <button
          type="button"
          aria-current={mark}
          className={cx(row, 'w-full text-start hover:underline')}
          onClick={() => choose(position)}
        >
          {content}
        </button>
      ) : (
        content
      )}
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
  labels?: Partial<typeof stepperProgressLabels>
}

/** The texts of the progress bar of a stepper. */
export const stepperProgressLabels = { step: 'Step {current} of {total}' as Template }

/**
 * The current step as text and as a bar. A change is announced: 'Step 2 of 3: Add Company Info'. Keep it mounted from
 * step to step, or nothing is announced.
 */
export function StepperProgress(props: StepperProgressProps) {
  const { label, current, total, title, labels, className, ...rest } = props
  const { step } = useLabels('stepperProgress', stepperProgressLabels, labels)
  const text = useFillIn()(step, { current, total })
  const [last, setLast] = useState(current)
  const [moved, setMoved] = useState(false)
  if (current !== last) {
    setLast(current)
    setMoved(true)
  }
  return (
    <div data-slot="stepper-progress" className={className} {...rest}>
      {/* Hidden, because the bar exposes the same text. */}
      <p aria-hidden="true" className="mb-2 text-small font-bold tabular-nums">
        {text}
      </p>
      <Progress label={label} value={current} max={total} aria-valuetext={text} />
      <VisuallyHidden role="status">{moved && (title ? `${text}: ${title}` : text)}</VisuallyHidden>
    </div>
  )
}

export type StepperHeadingProps = Omit<ComponentProps<typeof Heading>, 'level'> & {
  /** Level in the outline of the page: one more than the heading above it. 3 by default. */
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
export function StepperHeading(props: StepperHeadingProps) {
  const { level = 3, takesFocus = true, className, ref, ...rest } = props
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading is a ref, which never changes.
  useImperativeHandle(ref, () => heading.current!, [])
  return (
    <Heading
      data-slot="stepper-heading"
      level={level}
      tabIndex={-1}
      // No focus ring: it would suggest that the heading can be pressed.
      className={cx('outline-none', className)}
      {...rest}
      ref={heading}
    />
  )
}
