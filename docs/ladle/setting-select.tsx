import { Select } from '../../design-system/components/select/select.tsx'
import { choices, type Setting } from './settings.ts'

export const settingLabels = { theme: 'Theme', viewport: 'Width', dir: 'Direction', brand: 'Brand' }

interface SettingSelectProps {
  name: Setting
  value: string
  onValue: (value: string) => void
}

/** The choice of a display setting, of all stories or of one example. */
export const SettingSelect = ({ name, value, onValue }: SettingSelectProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the Select inside
  <label className="flex min-w-0 flex-col text-micro text-muted">
    {settingLabels[name]}
    <Select
      className="min-w-0 [--ds-control:2.75rem] [&>select]:py-1 [&>select]:ps-3 [&>select]:pe-9 [&>select]:text-[1rem] [&>svg]:end-2"
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    >
      {choices[name].map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </Select>
  </label>
)
