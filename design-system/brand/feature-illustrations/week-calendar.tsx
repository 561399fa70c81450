import { PreviewWeek, type Week } from '../product-preview/preview-week.tsx'
import { Illustration, type IllustrationProps } from './illustration.tsx'

/** A calendar of one week with batches and tests. */
export const WeekCalendar = ({ week, ...rest }: IllustrationProps & { week: Week }) => (
  <Illustration {...rest}>
    <div className="px-5 pt-2 pb-6 [&_table_b]:justify-center [&_table_b]:px-0.5 [&_table_td]:h-14 [&_table_th]:text-center [&_table_th:first-child]:w-12 [&_table_th:first-child]:text-start">
      <PreviewWeek week={week} />
    </div>
  </Illustration>
)
