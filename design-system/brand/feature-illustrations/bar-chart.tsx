import { Illustration, type IllustrationProps } from './illustration.tsx'

export type Bar = { label: string; value: number }

const width = 384
const baseline = 208
const tallest = 168

/** A bar chart. The last bar, the current one, has the accent colour. The values are above the bars. */
export function BarChart({ bars, ...rest }: IllustrationProps & { bars: readonly Bar[] }) {
  const step = width / bars.length
  const scale = tallest / Math.max(...bars.map(({ value }) => value))
  return (
    <Illustration {...rest}>
      <svg
        viewBox={`0 0 ${width} 240`}
        aria-hidden="true"
        className="w-full fill-fg p-5 [&>g>text]:[text-anchor:middle]"
      >
        <path d={`M0 ${baseline}h${width}`} strokeWidth="2" className="stroke-fg" />
        {bars.map(({ label, value }, index) => {
          const height = value * scale
          const middle = (index + 0.5) * step
          const last = index === bars.length - 1
          return (
            <g key={label}>
              <rect
                x={middle - step * 0.32}
                y={baseline - height}
                width={step * 0.64}
                height={height}
                strokeWidth="2"
                className={last ? 'fill-accent stroke-fg' : 'fill-ok-subtle stroke-fg'}
              />
              <text x={middle} y={baseline - height - 8} className="text-[16px] font-bold tabular-nums">
                {value}
              </text>
              <text x={middle} y={baseline + 22} className="fill-muted text-[15px]">
                {label}
              </text>
            </g>
          )
        })}
      </svg>
    </Illustration>
  )
}
