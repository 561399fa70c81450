import { BarChart, ColourCard, ExamSheet, WeekCalendar } from '@kaksha/design-system/brand'
import { calendar, chart, colourCard, exam } from '../../../content/drawings/feature-illustrations'
import type { IllustrationName } from '../../../content/types'

/** The illustrations of the tabs that are not shown first. They are loaded when the visitor comes near them. */
export function FeatureIllustration({ name }: { name: IllustrationName }) {
  if (name === 'calendar') return <WeekCalendar {...calendar} />
  if (name === 'exam') return <ExamSheet {...exam} />
  if (name === 'chart') return <BarChart {...chart} />
  return <ColourCard {...colourCard} />
}
