import {
  CheckList,
  createIcon,
  FeatureItem,
  FeatureList,
  Heading,
  PageHeader,
  Section,
} from '@kaksha/design-system'
import { Check } from 'lucide'
import { aboutPage } from '../../content/about'
import { ButtonLink } from '../-shell/button-link'
import { ContactWays } from './contact/contact-ways'
import { PageSection } from './page-section'

const CheckIcon = createIcon('check', Check)

const { mission, vision, purposeLabel, bullets, bulletsTitle, why, cta } = aboutPage
const { contactLabel, contactTitle, contactLead } = aboutPage

/** The part of the page about us after the section of the home page: reasons, benefits, contact. */
export const AboutMore = () => (
  <>
    <Section id="mission" surface="tint" label={purposeLabel} headingId="mission-heading" ruled>
      <div className="grid gap-12 md:grid-cols-2">
        {[mission, vision].map(({ title, body }) => (
          <div key={title} className="border-t-6 border-fg pt-6">
            <Heading level={2} size="h2" id={title === mission.title ? 'mission-heading' : undefined}>
              {title}
            </Heading>
            <p className="mt-4 text-lead">{body}</p>
          </div>
        ))}
      </div>
    </Section>
    <PageSection copy={why}>
      <FeatureList className="mt-block">
        {why.points.map(({ title, body }) => (
          <FeatureItem key={title} icon={<CheckIcon className="stroke-[2.25]!" />} title={title}>
            {body}
          </FeatureItem>
        ))}
      </FeatureList>
      <Heading level={3} className="mt-12">
        {bulletsTitle}
      </Heading>
      <CheckList items={bullets} columns={2} className="mt-4" />
    </PageSection>
    <Section id="talk" surface="tint" label={contactLabel} headingId="talk-heading" ruled>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-24">
        <PageHeader
          level={2}
          headingId="talk-heading"
          label={contactLabel}
          title={contactTitle}
          lead={contactLead}
          className="mb-0!"
          actions={<ButtonLink {...cta} variant="primary" arrow />}
        />
        <ContactWays />
      </div>
    </Section>
  </>
)
