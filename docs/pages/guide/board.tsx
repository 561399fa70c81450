import { components } from 'virtual:documentation'
import { Tones as Alerts } from '../../../design-system/components/alert/alert.stories.tsx'
import { Tones as Badges } from '../../../design-system/components/badge/badge.stories.tsx'
import { Default as Buttons } from '../../../design-system/components/button/button.stories.tsx'
import { Button } from '../../../design-system/components/button/button.tsx'
import { Default as Progress } from '../../../design-system/components/progress/progress.stories.tsx'
import { Default as Radios } from '../../../design-system/components/radio-group/radio-group.stories.tsx'
import { Default as Switches } from '../../../design-system/components/switch/switch.stories.tsx'
import { Default as Tabs } from '../../../design-system/components/tabs/tabs.stories.tsx'
import { Toaster } from '../../../design-system/components/toast/toaster.tsx'
import { Search } from '../../ladle/search.tsx'
import { choices, type Setting, setSetting, useSettings } from '../../ladle/settings.ts'
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

function Chips({ name, label }: { name: Setting; label: string }) {
  const settings = useSettings()
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1 font-bold">{label}</legend>
      {choices[name].map(([value, title]) => (
        <Button
          key={value}
          size="sm"
          variant={settings[name] === value ? 'solid' : 'outline'}
          aria-pressed={settings[name] === value}
          onClick={() => setSetting(name, value)}
        >
          {title}
        </Button>
      ))}
    </fieldset>
  )
}

/** Components that can be used, and buttons that change the theme and the brand of all at once. */
export const Board = () => (
  <div data-browser-only>
    <Search isOnBoard />
    <div className="mb-5 flex flex-wrap gap-x-8 gap-y-4">
      <Chips name="theme" label="Theme" />
      <Chips name="brand" label="Brand" />
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
