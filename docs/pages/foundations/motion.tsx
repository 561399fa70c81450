import { useState } from 'react'
import { Button } from '../../../design-system/components/button/button.tsx'
import { duration, ease } from '../../../design-system/tokens/source/scale.json'
import { Code, Row, Ruled } from '../text.tsx'

const uses: Record<keyof typeof duration, string> = {
  fast: 'Colour changes on hover.',
  mid: 'Arrows that move on hover, rows that expand.',
  slow: 'Elements that appear, and chalk strokes.',
}

export function Durations() {
  const [isMoved, setMoved] = useState(false)
  return (
    <>
      <Button aria-pressed={isMoved} onClick={() => setMoved(!isMoved)}>
        Play
      </Button>
      <Ruled as="dl" className="mt-6">
        {Object.entries(duration).map(([name, { $value }]) => (
          <Row key={name} term={<Code>--ds-duration-{name}</Code>}>
            <p>
              <strong className="tabular-nums">{$value}</strong> {uses[name as keyof typeof duration]}
            </p>
            <span aria-hidden="true" className="mt-2 flex h-11 items-center rounded-control bg-tint px-1">
              <span
                data-moved={isMoved || undefined}
                className="ms-0 block h-9 w-14 rounded-control border-2 border-accent-border bg-accent transition-[margin] ease-standard data-moved:ms-[calc(100%-3.5rem)]"
                style={{ transitionDuration: `var(--ds-duration-${name})` }}
              />
            </span>
          </Row>
        ))}
      </Ruled>
    </>
  )
}

export function Easing() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = ease.standard.$value
  return (
    <svg
      viewBox="-4 -4 108 108"
      className="w-56 overflow-visible"
      role="img"
      aria-label="The curve rises quickly, then slows down."
    >
      <path d="M0 0V100H100" className="fill-none stroke-border" strokeWidth="1" />
      <path
        d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
        className="fill-none stroke-fg"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
