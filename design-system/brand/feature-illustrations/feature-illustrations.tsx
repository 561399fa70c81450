import { cva } from 'class-variance-authority'
import { subjectSwatch } from '../_internal/subject-colours.ts'
import { PreviewWeek, type Week } from '../product-preview/preview-week.tsx'
import { Illustration, type IllustrationProps } from './illustration.tsx'

export type Bar = { label: string; value: number }

/** Of the bar chart, in units of its view box. */
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

/** The use of each value. */
export const colourCardDescriptions = {
  colour: {
    marigold: 'The colour of the accent.',
    river: 'Blue, as links are.',
    leaf: 'Green, as what went well is.',
    terra: 'Red, as errors are.',
  },
} as const

const swatch = cva('h-20 forced-color-adjust-none', {
  variants: { colour: subjectSwatch },
})

export type Swatch = { colour: keyof typeof colourCardDescriptions.colour; name: string }

export type ColourCardProps = IllustrationProps & { swatches: readonly Swatch[] }

/** A printed colour card: the name of a school above its colours. It has no corners, borders or marks of a control. */
export const ColourCard = ({ swatches, ...rest }: ColourCardProps) => (
  <Illustration {...rest}>
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 p-5 pb-6">
      {swatches.map(({ colour, name }) => (
        <li key={colour}>
          <div className={swatch({ colour })} />
          <p className="mt-2">{name}</p>
        </li>
      ))}
    </ul>
  </Illustration>
)

export type Question = { text: string; marks: number }

/** A question paper: numbered questions, marks at the edge, and a line for the answer. */
export const ExamSheet = ({ questions, ...rest }: IllustrationProps & { questions: readonly Question[] }) => (
  <Illustration {...rest}>
    <ol className="[&>li+li]:border-t [&>li+li]:border-border-subtle">
      {questions.map(({ text, marks }, index) => (
        <li key={text} className="grid grid-cols-[3.25rem_minmax(0,1fr)_3.75rem] tabular-nums">
          <b className="border-e-[1.5px] border-e-margin ps-5 pt-4 text-muted">{index + 1}</b>
          <div className="py-4 ps-4">
            <p>{text}</p>
            <div className="mt-7 border-b border-border-subtle" />
            <div className="mt-7 border-b border-border-subtle" />
          </div>
          <b className="pe-5 pt-4 text-end">{marks}</b>
        </li>
      ))}
    </ol>
  </Illustration>
)

/** A calendar of one week with batches and tests. */
export const WeekCalendar = ({ week, ...rest }: IllustrationProps & { week: Week }) => (
  <Illustration {...rest}>
    <div className="px-5 pt-2 pb-6 [&_table_b]:justify-center [&_table_b]:px-0.5 [&_table_td]:h-14 [&_table_th]:text-center [&_table_th:first-child]:w-12 [&_table_th:first-child]:text-start">
      <PreviewWeek week={week} />
    </div>
  </Illustration>
)
