import { Field } from '../../../design-system/components/field/field.tsx'
import { Select } from '../../../design-system/components/select/select.tsx'
import { Switch } from '../../../design-system/components/switch/switch.tsx'
import { Toaster } from '../../../design-system/components/toast/toaster.tsx'
import { useMediaQuery } from '../../../design-system/hooks/use-media-query.ts'
import { choices, setSetting, useSettings } from '../../ladle/settings.ts'
import { Enquiry } from '../snippets/enquiry.tsx'

/** The form of the install pages, and switches for the theme and the brand of this page. */
export function LiveForm() {
  const { theme, brand } = useSettings()
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  return (
    <div data-browser-only className="grid gap-6 @2xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="rounded-panel border-2 border-border-subtle p-6">
        <Enquiry />
        <Toaster />
      </div>
      <div className="space-y-4">
        <Switch
          checked={theme === 'dark' || (theme === 'system' && systemIsDark)}
          onChange={(event) => setSetting('theme', event.currentTarget.checked ? 'dark' : 'light')}
        >
          Dark
        </Switch>
        <Field label="Brand">
          <Select value={brand} onChange={(event) => setSetting('brand', event.currentTarget.value)}>
            {choices.brand.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  )
}
