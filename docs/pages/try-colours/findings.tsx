import { type RefObject, useState } from 'react'
import { Button } from '../../../design-system/components/button/button.tsx'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import type { ContrastFailure, Surface, Theme } from '../../../design-system/tokens/check-theme.ts'
import { Ruled } from '../ruled.tsx'

const atOnce = 4

interface FindingsProps {
  failures: readonly ContrastFailure[]
  pairs: number
  /** The selected theme and surface. Their findings are listed first. */
  theme: Theme
  surface: Surface
  /** Receives focus when the finding that had focus is removed. */
  headingRef: RefObject<HTMLHeadingElement | null>
  onTake: (failure: ContrastFailure) => void
}

const count = (number: number) => number.toLocaleString('en-IN')

/** The pairs that lack contrast, each with the nearest colour that passes. */
export function Findings({ failures, pairs, theme, surface, headingRef, onTake }: FindingsProps) {
  const [all, setAll] = useState(false)
  const here = (failure: ContrastFailure) => failure.theme === theme && failure.surface === surface
  const sorted = [...failures].sort((a, b) => Number(here(b)) - Number(here(a)))
  const shown = all ? sorted : sorted.slice(0, atOnce)
  return (
    <div>
      <Heading ref={headingRef} level={3} size="h3" tabIndex={-1}>
        Results
      </Heading>
      <p role="status" className="mt-2 font-bold tabular-nums">
        {failures.length === 0
          ? `All ${count(pairs)} pairs pass.`
          : `${count(failures.length)} of ${count(pairs)} pairs fail.`}
      </p>
      {shown.length > 0 && (
        <Ruled bar="error" className="mt-4">
          {shown.map((failure) => (
            <Finding
              key={`${failure.theme} ${failure.surface} ${failure.foreground} ${failure.background}`}
              failure={failure}
              onTake={onTake}
            />
          ))}
        </Ruled>
      )}
      {!all && sorted.length > atOnce && (
        <Button size="sm" className="mt-4" onClick={() => setAll(true)}>
          Show all {count(sorted.length)}
        </Button>
      )}
    </div>
  )
}

const Sample = ({ foreground, background }: ContrastFailure['hex']) => (
  <span
    aria-hidden="true"
    className="grid size-14 flex-none place-items-center rounded-control border border-border text-h3 [forced-color-adjust:none]"
    style={{ background, color: foreground }}
  >
    Aa
  </span>
)

function Finding({
  failure,
  onTake,
}: {
  failure: ContrastFailure
  onTake: (failure: ContrastFailure) => void
}) {
  const { foreground, background, hex, nearest, message } = failure
  const then = nearest && {
    ...hex,
    [nearest.change === foreground ? 'foreground' : 'background']: nearest.hex,
  }
  return (
    <li className="py-4">
      <div className="flex gap-4">
        <span className="flex flex-none flex-col gap-2">
          <Sample {...hex} />
          {then && <Sample {...then} />}
        </span>
        <div className="min-w-0">
          <p className="wrap-anywhere">{message}</p>
          {nearest && (
            <Button
              size="sm"
              className="mt-3"
              aria-label={`Use ${nearest.hex} for ${nearest.change}, with ${nearest.change === foreground ? background : foreground}`}
              onClick={() => onTake(failure)}
            >
              Use {nearest.hex}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
