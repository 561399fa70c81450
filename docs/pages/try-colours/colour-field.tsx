import { Field } from '../../../design-system/components/field/field.tsx'
import { Input } from '../../../design-system/components/input/input.tsx'

interface ColourFieldProps {
  name: string
  meaning: string
  /** The text as it was typed. */
  value: string
  /** The current colour for the colour picker: #rrggbb. */
  seen: string
  error?: string
  optional?: boolean
  onChange: (value: string) => void
}

/** A colour field with a text input and a colour picker. */
export const ColourField = ({ name, meaning, value, seen, error, optional, onChange }: ColourFieldProps) => (
  <Field label={name} hint={meaning} error={error} optional={optional}>
    <div className="flex items-stretch gap-2">
      <input
        type="color"
        aria-label={`Pick ${name}`}
        value={seen.slice(0, 7)}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="h-auto min-h-11 w-14 flex-none cursor-pointer rounded-control border-2 border-border bg-surface p-1 [forced-color-adjust:none]"
      />
      <Input
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className="min-w-0"
      />
    </div>
  </Field>
)
