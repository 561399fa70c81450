import { PreviewWeek, type Week } from '../hero/preview-week.tsx'
import { Artefact, type ArtefactProps } from './artefact.tsx'

/** A week of batches and tests. */
export const WeekCalendar = ({ week, ...rest }: ArtefactProps & { week: Week }) => (
  <Artefact {...rest}>
    <div className="px-5 pt-2 pb-6 [&_td]:h-14">
      <PreviewWeek week={week} />
    </div>
  </Artefact>
)
