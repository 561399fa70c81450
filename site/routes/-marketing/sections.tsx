/** The short sections of the home page. Most are also the whole content of a page: its headline is then the h1. */
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  CallToAction,
  Card,
  Heading,
  LogoCarousel,
  LogoCarouselItem,
  Section,
  ServiceItem,
  ServiceList,
  Stat,
  StatList,
  TimelineRuler,
  TimelineStep,
  VisuallyHidden,
} from '@kaksha/design-system'
import { Gong, Hero, subjectSurface } from '@kaksha/design-system/brand'
import {
  ChartColumn,
  CodeXml,
  Database,
  Drum,
  Flower2,
  Globe,
  Headset,
  LayoutTemplate,
  Sigma,
  Users,
} from 'lucide'
import { schoolKey } from '../../browser/storage'
import { about } from '../../content/about'
import { faq } from '../../content/faq'
import { hero, partnerControls, partners, stats } from '../../content/home'
import { cta, sections } from '../../content/sections'
import { services } from '../../content/services'
import { Island } from '../-shell/island'
import { ButtonLink, StartLink } from '../-shell/links'
import FeatureGroups from './features/features.island'
import { iconsOf } from './icons'
import { PageSection } from './page-section'
import SchoolPreview from './school-preview.island'

interface SectionProps {
  /** The section is the whole page. */
  isPage?: boolean
}

const icons = iconsOf({
  ChartColumn,
  CodeXml,
  Database,
  Drum,
  Flower2,
  Globe,
  Headset,
  LayoutTemplate,
  Sigma,
  Users,
})

/** The first section of the home page. */
export const HeroSection = () => (
  <Hero
    headline={hero}
    headingId="hero-heading"
    lead={hero.lead}
    actions={
      <>
        {/* From 64rem it is joined to the field, if there is a script for the field. */}
        <span data-noscript="show" className="contents max-xs:[&_a]:w-full lg:hidden">
          <StartLink {...hero.start} />
        </span>
        <ButtonLink {...hero.demo} />
      </>
    }
    // A picture made of HTML, and a field that turns it into the visitor's own site.
    preview={
      <Island name="school-preview" of={SchoolPreview} hydrateWhen={schoolKey} className="lg:contents" />
    }
  />
)

/** The carousel of partners: four kinds of schools on signboards, until real logos exist. */
export const PartnersSection = () => (
  <LogoCarousel
    label={sections.partners.label}
    labels={partnerControls}
    // The rod from which the boards hang.
    className="[&>[data-slot=carousel-viewport]]:border-t-2 [&>[data-slot=carousel-viewport]]:border-fg"
  >
    {partners.map(({ name, icon, colour }) => (
      <LogoCarouselItem key={name} mark={null} className="pt-3">
        <Card
          surface={subjectSurface[colour]}
          border="line"
          padding="none"
          // The lines above it are its two strings.
          className="relative flex items-center gap-2.5 rounded-control border-fg! px-3.5 py-2 text-body font-bold before:absolute before:inset-x-5 before:-top-3.5 before:h-3 before:border-x-2 before:border-fg"
        >
          {icons[icon]}
          {name}
        </Card>
      </LogoCarouselItem>
    ))}
  </LogoCarousel>
)

/** The purpose of the product in one paragraph, and a ten-minute timeline. */
export const AboutSection = ({ isPage = false }: SectionProps) => (
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

const statsHeading = `${sections.stats.id}-heading`

/** The product in four figures. */
export const StatsSection = () => (
  <Section
    id={sections.stats.id}
    label={sections.stats.label}
    headingId={statsHeading}
    ruled
    className="[&>div]:pt-0"
  >
    <h2 id={statsHeading} className="absolute">
      <VisuallyHidden>{sections.stats.headline}</VisuallyHidden>
    </h2>
    <StatList>
      {stats.map(({ label, ...figure }) => (
        <Stat key={label} {...figure}>
          {label}
        </Stat>
      ))}
    </StatList>
  </Section>
)

/** The features in groups, on a dark surface. */
export const FeaturesSection = ({ isPage = false }: SectionProps) => (
  <PageSection copy={sections.features} isPage={isPage} surface="inverse">
    <Island name="features" of={FeatureGroups} props={{ heading: isPage ? 2 : 3 }} className="mt-block" />
  </PageSection>
)

/** The services of the product as a list. */
export const ServicesSection = ({ isPage = false }: SectionProps) => (
  <PageSection copy={sections.services} isPage={isPage}>
    <ServiceList className="mt-block">
      {services.map(({ title, description, icon }) => (
        <ServiceItem key={title} icon={icons[icon]} title={title} heading={isPage ? 2 : 3}>
          {description}
        </ServiceItem>
      ))}
    </ServiceList>
  </PageSection>
)

/** Questions and answers, one open at a time. In the page `browser/inline-faq.ts` opens them. */
export const FaqSection = ({ isPage = false }: SectionProps) => (
  <PageSection copy={sections.faq} isPage={isPage}>
    <Accordion defaultValue={faq[0]?.question} className="mt-block">
      {faq.map(({ question, answer }) => (
        <AccordionItem key={question} value={question}>
          <AccordionTrigger heading={isPage ? 2 : 3}>{question}</AccordionTrigger>
          <AccordionContent>
            <p>{answer}</p>
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  </PageSection>
)

/** The last section of most pages. */
export const CallToActionSection = () => (
  <CallToAction
    title={cta.headline}
    headingId="cta-heading"
    drawing={<Gong />}
    actions={
      <>
        <ButtonLink {...cta.start} variant="solid" arrow />
        <ButtonLink {...cta.demo} />
      </>
    }
  >
    {cta.body}
  </CallToAction>
)
