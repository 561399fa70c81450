import { Button, Heading, IntroCard, Sheet, StepItem, StepList } from '@kaksha/design-system'
import { Bell, Building2, ListChecks, type LucideIcon } from 'lucide-react'
import { plans } from '../../content/plans'
import { guide, steps } from '../../content/steps'
import type { IconName } from '../../content/types'
import { type DemoVideo, demoVideo } from '../../content/video'
import { howTo } from '../../seo/structured-data/how-to'
import { StructuredData } from '../../seo/structured-data/structured-data'
import { videoObject } from '../../seo/structured-data/video-object'
import { openOnboarding, preloadOnboarding } from '../../services/onboarding/open'
import { type GuidePanel, GuideTabs } from './guide-tabs'
import { GuideVideo } from './guide-video'
import { SectionSheet } from './section-sheet'

const icons: Partial<Record<IconName, LucideIcon>> = {
  'list-checks': ListChecks,
  'building-2': Building2,
  bell: Bell,
}

const { section, intro, tabs, stepsHeading, helpLabel } = guide
const [plan] = plans

function Steps() {
  return (
    <StepList numbers="margin">
      {steps.map(({ title, description, helpText, iconColor, iconClass }, index) => {
        const Icon = icons[iconClass]
        return (
          <StepItem
            key={title}
            number={index + 1}
            icon={Icon && <Icon />}
            colour={iconColor}
            title={title}
            note={helpText}
            noteLabel={helpLabel}
          >
            {description}
          </StepItem>
        )
      })}
    </StepList>
  )
}

/** The setup guide, the same on each of its seven addresses. The video's tab comes with the recording. */
export function GuidePage({ video = demoVideo }: { video?: DemoVideo | null }) {
  const panels: GuidePanel[] = [
    { id: 'steps', label: tabs.steps, content: <Steps /> },
    ...(video ? [{ id: 'video', label: tabs.video, content: <GuideVideo video={video} /> }] : []),
  ]
  return (
    <>
      <SectionSheet copy={section} isPage>
        <IntroCard
          className="mt-block"
          title={intro.title}
          points={intro.points}
          action={
            <Button
              variant="main"
              onPointerEnter={preloadOnboarding}
              onFocus={preloadOnboarding}
              onClick={(event) => openOnboarding(plan.code, event.currentTarget)}
            >
              {plan.buttonText}
            </Button>
          }
        >
          {intro.body}
        </IntroCard>
      </SectionSheet>
      <Sheet id="steps" surface="tint" headingId="steps-heading" ruled>
        <Heading level={2} id="steps-heading" measure="full">
          {stepsHeading}
        </Heading>
        <div className="mt-block">
          <GuideTabs label={stepsHeading} panels={panels} />
        </div>
      </Sheet>
      <StructuredData of={howTo(section, steps)} />
      {video && <StructuredData of={videoObject(video, guide.video)} />}
    </>
  )
}
