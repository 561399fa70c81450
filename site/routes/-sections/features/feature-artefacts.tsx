import { BarChart, ColourCard, ExamSheet, WeekCalendar } from '@kaksha/design-system/brand'
import { calendar, chart, colourCard, exam } from '../../../content/drawings/feature-artefacts'
import type { ArtefactName } from '../../../content/types'

/** The illustrations of the tabs that are not shown first. They are loaded when the visitor comes near them. */
export function FeatureArtefact({ name }: { name: ArtefactName }) {
  if (name === 'calendar') return <WeekCalendar {...calendar} />
  if (name === 'exam') return <ExamSheet {...exam} />
  if (name === 'chart') return <BarChart {...chart} />
  return <ColourCard {...colourCard} />
}
