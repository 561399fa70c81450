import {
  CheckList,
  createIcon,
  FeatureItem,
  FeatureList,
  Heading,
  PageHeader,
  Section,
} from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { Check } from 'lucide'
import { aboutPage } from '../content/about'
import { page } from '../seo/head'
import { ContactWays } from './-marketing/contact/contact'
import { PageSection } from './-marketing/page-section'
import { AboutSection } from './-marketing/sections'
import { ButtonLink } from './-shell/links'

export const Route = createFileRoute('/about')({ ...page('/about'), component: AboutPage })

const CheckIcon = createIcon('check', Check)

const { mission, vision, why } = aboutPage

function AboutPage() {
  return (
    <>
      <AboutSection isPage />
      <Section id="mission" surface="tint" label={aboutPage.purposeLabel} headingId="mission-heading" ruled>
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
          {aboutPage.bulletsTitle}
        </Heading>
        <CheckList items={aboutPage.bullets} columns={2} className="mt-4" />
      </PageSection>
      <Section id="talk" surface="tint" label={aboutPage.contactLabel} headingId="talk-heading" ruled>
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-24">
          <PageHeader
            level={2}
            headingId="talk-heading"
            label={aboutPage.contactLabel}
            title={aboutPage.contactTitle}
            lead={aboutPage.contactLead}
            className="mb-0!"
            actions={<ButtonLink {...aboutPage.cta} variant="primary" arrow />}
          />
          <ContactWays />
        </div>
      </Section>
    </>
  )
}
