import { components } from 'virtual:documentation'
import { Tones as Alerts } from '../../../design-system/components/alert/alert.stories.tsx'
import { Tones as Badges } from '../../../design-system/components/badge/badge.stories.tsx'
import { Default as Buttons } from '../../../design-system/components/button/button.stories.tsx'
import { Default as Progress } from '../../../design-system/components/progress/progress.stories.tsx'
import { Default as Radios } from '../../../design-system/components/radio-group/radio-group.stories.tsx'
import { Default as Switches } from '../../../design-system/components/switch/switch.stories.tsx'
import { Default as Tabs } from '../../../design-system/components/tabs/tabs.stories.tsx'
import { Toaster } from '../../../design-system/components/toast/toaster.tsx'
import { ToggleGroup, ToggleGroupItem } from '../../../design-system/components/toggle-group/toggle-group.tsx'
import { Search } from '../../ladle/search.tsx'
import { choices, setSetting, settingLabels, useSettings } from '../../ladle/settings.tsx'
import { Enquiry } from '../snippets/enquiry.tsx'
import { PageLink } from '../text.tsx'

/** Live components, by the name of their folder. */
const specimens = {
  form: Enquiry,
  button: Buttons,
  tabs: Tabs,
  badge: Badges,
  'radio-group': Radios,
  switch: Switches,
  progress: Progress,
  alert: Alerts,
}

/** Components that can be used, and buttons that change the theme and the brand of all at once. */
export function Board() {
  const settings = useSettings()
  return (
    <div data-browser-only>
      <Search isOnBoard />
      <div className="mb-5 flex flex-wrap gap-x-8 gap-y-4">
        {(['theme', 'brand'] as const).map((name) => (
          <div key={name}>
            <p aria-hidden="true" className="mb-1 font-bold">
              {settingLabels[name]}
            </p>
            <ToggleGroup
              label={settingLabels[name]}
              value={settings[name]}
              onValueChange={(value) => setSetting(name, value)}
            >
              {choices[name].map(([value, title]) => (
                <ToggleGroupItem key={value} value={value}>
                  {title}
                </ToggleGroupItem>
              ))}
            </ToggleGroup>
          </div>
        ))}
      </div>
      <div className="gap-5 @2xl:columns-2">
        {Object.entries(specimens).map(([name, Specimen]) => {
          const { id, label } = components.find((component) => component.name === name)!
          return (
            <div key={id} className="mb-5 break-inside-avoid rounded-panel border-2 border-border-subtle p-5">
              <p className="text-small *:inline-flex *:min-h-11 *:min-w-11 *:items-center">
                <PageLink to={id}>{label}</PageLink>
              </p>
              <Specimen />
            </div>
          )
        })}
      </div>
      <Toaster />
    </div>
  )
}
