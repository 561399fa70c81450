import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { type SubjectColour, subjectLesson } from '../_internal/subject-colours.ts'

/** The colours of lessons in the timetable. `now` is the next lesson. */
type LessonTone = 'plain' | 'leaf' | 'river' | 'now'

export type Week<Text = string> = {
  days: readonly string[]
  rows: readonly {
    time: string
    slots: readonly ({ text: Text; tone: LessonTone } | null)[]
  }[]
}

/** Cell styles are set once on the table, because it has many cells. */
const table = cva(
  [
    'mt-[.6rem] w-full table-fixed text-micro ' +
      '[&_th]:px-[.4rem] [&_th]:pt-[.2rem] [&_th]:pb-[.35rem] [&_th]:text-start [&_th]:font-normal [&_th]:text-muted [&_th:first-child]:w-[3.6rem] [&_th:first-child]:ps-0 lg:max-xl:[&_th:first-child]:w-[2.9rem]',
    '[&_td]:h-[2.1rem] [&_td]:border-t [&_td]:border-border-subtle [&_td]:p-0.5 max-md:[&_tr>:nth-child(n+6)]:hidden max-[24rem]:[&_tr>:nth-child(n+5)]:hidden',
    '[&_b]:flex [&_b]:h-full [&_b]:items-center [&_b]:overflow-hidden [&_b]:rounded-[3px] [&_b]:px-[.4rem] [&_b]:whitespace-nowrap max-md:[&_b]:whitespace-normal lg:max-xl:[&_b]:px-[.3rem]',
    '[&_[data-tone=plain]]:bg-tint [&_[data-tone=leaf]]:bg-ok-subtle [&_[data-tone=river]]:bg-info-subtle',
  ],
  {
    variants: { colour: subjectLesson },
    defaultVariants: { colour: 'marigold' },
  },
)

/** The timetable of a `ProductPreview`. The next lesson has the colour of the subject. */
export const PreviewWeek = ({
  week,
  colour,
}: {
  week: Week<ReactNode>
  colour?: SubjectColour | undefined
}) => (
  <table className={table({ colour })}>
    <thead>
      <tr>
        <th scope="col" />
        {week.days.map((day) => (
          <th key={day} scope="col">
            {day}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {week.rows.map(({ time, slots }) => (
        <tr key={time}>
          <th scope="row">{time}</th>
          {slots.map((slot, day) => (
            <td key={week.days[day]}>{slot && <b data-tone={slot.tone}>{slot.text}</b>}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
