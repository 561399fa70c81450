import { buttonVariants, FeatureItem, FeatureList, Heading, Sheet, TickList } from '@kaksha/design-system'
import { ArrowRight, Check } from 'lucide-react'
import { aboutPage } from '../../content/about'
import { ContactWays } from './contact-ways'

const { mission, vision, bullets, bulletsTitle, why, cta, contactTitle } = aboutPage

/** What the page about us says after the section of the home page: why, what comes with it, whom to ask. */
export const AboutMore = () => (
  <>
    <Sheet id="mission" surface="tint" headingId="mission-heading" ruled>
      <div className="grid gap-12 md:grid-cols-2">
        {[mission, vision].map(({ title, body }) => (
          <div key={title} className="border-t-6 border-ink pt-6">
            <Heading level={2} size="h2" id={title === mission.title ? 'mission-heading' : undefined}>
              {title}
            </Heading>
            <p className="mt-4 text-lead">{body}</p>
          </div>
        ))}
      </div>
    </Sheet>
    <Sheet id="why" headingId="why-heading" ruled>
      <Heading level={2} id="why-heading">
        {why.title}
      </Heading>
      <FeatureList className="mt-block border-t-6 border-ink">
        {why.points.map(({ title, body }) => (
          <FeatureItem key={title} icon={<Check className="stroke-[2.25]!" />} title={title}>
            {body}
          </FeatureItem>
        ))}
      </FeatureList>
      <Heading level={3} className="mt-12">
        {bulletsTitle}
      </Heading>
      <TickList items={bullets} columns={2} className="mt-4" />
      <a href={cta.href} className={buttonVariants({ variant: 'main', className: 'mt-12' })}>
        {cta.label}
        <ArrowRight data-nudge="" aria-hidden="true" />
      </a>
    </Sheet>
    <Sheet id="talk" surface="tint" headingId="talk-heading" ruled>
      <Heading level={2} id="talk-heading">
        {contactTitle}
      </Heading>
      <div className="mt-block max-w-[40rem]">
        <ContactWays />
      </div>
    </Sheet>
  </>
)
