import { Button, type ButtonProps, CallToAction, Heading, IntroCard, Section } from '@kaksha/design-system'
import { Gong } from '@kaksha/design-system/brand'
import { schoolKey } from '../../../browser/storage'
import { nameSchool } from '../../../content/drawings/name-school'
import { plans } from '../../../content/plans'
import { guide, steps } from '../../../content/steps'
import { demoVideo } from '../../../content/video/video'
import { howTo, StructuredData, videoObject } from '../../../seo/structured-data'
import { openButtonProps } from '../../-onboarding/open'
import { Island } from '../../-shell/island'
import { PageSection } from '../page-section'
import GuideSchool from './guide-school.island'
import GuideTabs from './guide-tabs.island'

const { section, intro, stepsHeading, end } = guide
const [plan] = plans

/** The button of the first plan. */
const StartButton = ({ variant }: Pick<ButtonProps, 'variant'>) => (
  <Button variant={variant} {...openButtonProps(plan.code)}>
    {plan.buttonText}
  </Button>
)

/** A preview of the visitor's school; its name is entered here, or was entered on the home page. */
const SchoolSection = () => (
  <Section id={nameSchool.section.id} surface="inverse" headingId={`${nameSchool.section.id}-heading`}>
    <Island name="guide-school" of={GuideSchool} hydrateWhen={schoolKey} />
  </Section>
)

/** The setup guide, the same on each of its seven addresses. */
export function GuidePage() {
  return (
    <>
      <PageSection copy={section} isPage>
        <IntroCard
          className="mt-block"
          title={intro.title}
          points={intro.points}
          action={<StartButton variant="primary" />}
        >
          {intro.body}
        </IntroCard>
      </PageSection>
      <SchoolSection />
      <Section id="steps" surface="tint" headingId="steps-heading" ruled>
        <Heading level={2} id="steps-heading" measure="full">
          {stepsHeading}
        </Heading>
        <Island name="guide-tabs" of={GuideTabs} className="mt-block" />
      </Section>
      <CallToAction
        title={end.title}
        headingId="begin-heading"
        drawing={<Gong />}
        actions={<StartButton variant="solid" />}
      >
        {end.body}
      </CallToAction>
      <StructuredData of={howTo(section, steps)} />
      <StructuredData of={videoObject(demoVideo, guide.video)} />
    </>
  )
}
