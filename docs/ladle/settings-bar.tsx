import { Select } from '../../design-system/components/select/select.tsx'
import { choices, type Setting, settingsStore } from './settings.ts'
import { useSettings } from './use-settings.ts'

const switches: [Setting, string][] = [
  ['theme', 'Theme'],
  ['viewport', 'Width'],
  ['dir', 'Direction'],
  ['brand', 'Brand'],
]

/** The display settings as native select elements, which work with every input device. */
export function SettingsBar() {
  const settings = useSettings()
  return switches.map(([name, label]) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Select inside
    <label
      key={name}
      className="flex min-w-0 flex-col text-micro text-muted wide:flex-row wide:items-center wide:gap-2"
    >
      {label}
      <Select
        className="min-w-0 [--ds-control:2.75rem] [&>select]:py-1 [&>select]:ps-3 [&>select]:pe-9 [&>select]:text-[1rem] [&>svg]:end-2"
        value={settings[name]}
        onChange={(event) => settingsStore.set(name, event.currentTarget.value)}
      >
        {choices[name].map(([value, optionLabel]) => (
          <option key={value} value={value}>
            {optionLabel}
          </option>
        ))}
      </Select>
    </label>
  ))
}
