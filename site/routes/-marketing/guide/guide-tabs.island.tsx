import { StepItem, StepList, Tabs, TabsContent, TabsList, TabsTrigger } from '@kaksha/design-system'
import { subjectSurface } from '@kaksha/design-system/brand'
import { Bell, Building2, ListChecks } from 'lucide'
import { useState } from 'react'
import { guide, steps } from '../../../content/steps'
import { iconsOf } from '../icons'
import { GuideVideo } from './guide-video'

const icons = iconsOf({ ListChecks, Building2, Bell })

const { tabs, stepsHeading, helpLabel } = guide

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

/** The steps, and the recording of them. */
export default function GuideTabs() {
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
