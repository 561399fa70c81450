import { Progress } from '@kaksha/design-system'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { lastStep } from './journey-machine'

/**
 * The heading of what is shown now. It takes the focus when it appears: whoever pressed a button below
 * reads on from the top of what the press has brought.
 */
export function Heading({ children }: { children: ReactNode }) {
  const ref = useFocusOnMount()
  return (
    <h3 ref={ref} tabIndex={-1} className="text-h2 outline-none">
      {children}
    </h3>
  )
}

export function useFocusOnMount(): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

/** How far the journey has come, in words and as a bar. The words are spoken when they change. */
export function StepBar({ step }: { step: number }) {
  const words = `Step ${step} of ${lastStep}`
  return (
    <div>
      <p role="status" className="mb-2 text-small font-bold tabular-nums">
        {words}
      </p>
      <Progress label="Onboarding progress" value={step} max={lastStep} aria-valuetext={words} />
    </div>
  )
}

/** Names and values, ruled like a register. */
export function Register({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="border-t-[6px] border-ink">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="border-b border-hair py-2.5 leading-[1.4] xs:grid xs:grid-cols-[11rem_minmax(0,1fr)] xs:items-baseline xs:gap-4"
        >
          <dt className="text-small text-muted">{name}</dt>
          <dd className="font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
