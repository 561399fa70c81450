import { Section, Stat, StatList, VisuallyHidden } from '@kaksha/design-system'
import { stats } from '../../content/home'
import { sections } from '../../content/sections'

const { id, label, headline } = sections.stats

/** The product in four figures. */
export const StatsSection = () => (
  <Section id={id} label={label} headingId={`${id}-heading`} ruled className="[&>div]:pt-0">
    <h2 id={`${id}-heading`} className="absolute">
      <VisuallyHidden>{headline}</VisuallyHidden>
    </h2>
    <StatList>
      {stats.map((stat) => (
        <Stat key={stat.label} value={stat.value} unit={stat.unit}>
          {stat.label}
        </Stat>
      ))}
    </StatList>
  </Section>
)
