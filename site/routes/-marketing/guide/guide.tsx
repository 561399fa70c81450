import {
  Button,
  type ButtonProps,
  CallToAction,
  Heading,
  IntroCard,
  Section,
  StepItem,
  StepList,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '@kaksha/design-system'
import { Gong, subjectSurface } from '@kaksha/design-system/brand'
import { Bell, Building2, ListChecks } from 'lucide'
import { useState } from 'react'
import { nameSchool } from '../../../content/drawings/name-school'
import { plans } from '../../../content/plans'
import { guide, steps } from '../../../content/steps'
import { demoVideo } from '../../../content/video/video'
import { howTo, videoObject } from '../../../seo/structured-data/guide'
import { StructuredData } from '../../../seo/structured-data/structured-data'
import { openButtonProps } from '../../-onboarding/open'
import { iconsOf } from '../icons'
import { defineLazySection, LazySection } from '../lazy-section/lazy-section'
import { PageSection } from '../page-section'
import { GuideVideo } from './guide-video'

const icons = iconsOf({ ListChecks, Building2, Bell })

const { section, intro, tabs, stepsHeading, helpLabel, end } = guide
const [plan] = plans

/** The button of the first plan. */
const StartButton = ({ variant }: Pick<ButtonProps, 'variant'>) => (
  <Button variant={variant} {...openButtonProps(plan.code)}>
    {plan.buttonText}
  </Button>
)

function Steps() {
  return (
    // The line below the tabs is the bar from which it hangs.
    <StepList numbers="margin" className="border-t-0!">
      {steps.map(({ title, description, helpText, iconColor, iconClass }, index) => (
        <StepItem
          key={title}
          number={index + 1}
          icon={icons[iconClass]}
          surface={subjectSurface[iconColor]}
          title={title}
          note={helpText}
          labels={{ note: helpLabel }}
        >
          {description}
        </StepItem>
      ))}
    </StepList>
  )
}

function GuideTabs() {
  const [opened, setOpened] = useState(false)
  return (
    <Tabs defaultValue="steps" onValueChange={(tab) => setOpened(opened || tab === 'video')}>
      <TabsList aria-label={stepsHeading}>
        <TabsTrigger value="steps">{tabs.steps}</TabsTrigger>
        <TabsTrigger value="video">{tabs.video}</TabsTrigger>
      </TabsList>
      <TabsContent value="steps">
        <Steps />
      </TabsContent>
      <TabsContent value="video" className="pt-8">
        <GuideVideo opened={opened} />
      </TabsContent>
    </Tabs>
  )
}

const schoolPreview = defineLazySection(
  'guide-school',
  async () => (await import('./guide-school-preview')).GuideSchoolPreview,
  { field: true },
)

/** A preview of the visitor's school; its name is entered here, or was entered on the home page. */
const GuideSchool = () => (
  <Section id={nameSchool.section.id} surface="inverse" headingId={`${nameSchool.section.id}-heading`}>
    <LazySection section={schoolPreview} />
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
      <GuideSchool />
      <Section id="steps" surface="tint" headingId="steps-heading" ruled>
        <Heading level={2} id="steps-heading" measure="full">
          {stepsHeading}
        </Heading>
        <div className="mt-block">
          <GuideTabs />
        </div>
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
