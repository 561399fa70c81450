import { Heading, TimelineRuler, TimelineStep } from '@kaksha/design-system'
import { about } from '../../content/about'
import { sections } from '../../content/sections'
import { PageSection } from './page-section'

/**
 * The purpose of the product in one paragraph and a ten-minute timeline; `AboutMore` follows it on the page about us.
 */
export function AboutSection({ isPage = false }: { isPage?: boolean }) {
  return (
    <PageSection copy={sections.about} isPage={isPage}>
      <p className="mt-4 max-w-[29em] text-lead md:mt-6 md:text-lead-xl">{about.say}</p>
      {isPage && (
        <Heading level={2} size="h2" className="mt-block">
          {about.howTitle}
        </Heading>
      )}
      <TimelineRuler unit="min" className={isPage ? 'mt-6' : 'mt-block'}>
        {about.timeline.map(({ from, to, title, body }) => (
          <TimelineStep key={title} from={from} to={to} when={about.when(from, to)} title={title}>
            {body}
          </TimelineStep>
        ))}
      </TimelineRuler>
    </PageSection>
  )
}
