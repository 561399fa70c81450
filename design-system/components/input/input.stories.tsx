import { Field } from '../field/field.tsx'
import { Input } from './input.tsx'

export default { title: 'Components / Input' }

export const Default = () => (
  <Field label="Primary location" style={{ maxWidth: '36rem' }}>
    <Input name="location" defaultValue="Kolkata" />
  </Field>
)

export const Types = () => (
  <div style={{ display: 'grid', maxWidth: '36rem', gap: '1.25rem' }}>
    <Field label="Company email">
      <Input name="email" type="email" defaultValue="mitali@ganit.example" />
    </Field>
    <Field label="Company phone">
      <Input
        name="phone"
        type="tel"
        defaultValue="+91 00000 00000"
        style={{ fontFeatureSettings: '"tnum"' }}
      />
    </Field>
    <Field label="Number of employees">
      <Input name="size" inputMode="numeric" defaultValue="1" style={{ fontFeatureSettings: '"tnum"' }} />
    </Field>
  </div>
)

export const Pickers = () => (
  <div style={{ display: 'grid', maxWidth: '36rem', gap: '1.25rem' }}>
    <Field label="Number of seats">
      <Input name="seats" type="number" min={1} defaultValue="24" />
    </Field>
    <Field label="Photo of the school" hint="JPEG or PNG, at most 5 MB.">
      <Input name="photo" type="file" accept="image/*" />
    </Field>
  </div>
)

export const Dates = () => (
  <div style={{ display: 'grid', maxWidth: '36rem', gap: '1.25rem' }}>
    <Field label="First day of the batch" hint="From 1 June to 31 August 2026.">
      <Input
        name="first"
        type="date"
        min="2026-06-01"
        max="2026-08-31"
        required
        style={{ maxWidth: '14rem' }}
      />
    </Field>
    <Field
      label="Last day of the batch"
      hint="From 1 June to 31 August 2026."
      error="Choose 31 August 2026 or earlier for “Last day of the batch”."
    >
      <Input
        name="last"
        type="date"
        min="2026-06-01"
        max="2026-08-31"
        defaultValue="2026-09-01"
        style={{ maxWidth: '14rem' }}
      />
    </Field>
    <Field label="Start of the class" hint="Between 06:00 and 22:00, in steps of 15 minutes.">
      <Input name="time" type="time" min="06:00" max="22:00" step={900} style={{ maxWidth: '10rem' }} />
    </Field>
  </div>
)

export const Sizes = () => (
  <div style={{ display: 'flex', maxWidth: '36rem', flexWrap: 'wrap', alignItems: 'flex-end', gap: '1rem' }}>
    <Field label="Medium" style={{ flex: '1', flexBasis: '10rem' }}>
      <Input name="md" defaultValue="52 px" />
    </Field>
    <Field label="Small" style={{ flex: '1', flexBasis: '10rem' }}>
      <Input name="sm" size="sm" defaultValue="44 px" />
    </Field>
    <Field label="Extra small" style={{ flex: '1', flexBasis: '10rem' }}>
      <Input name="xs" size="xs" defaultValue="36 px" />
    </Field>
  </div>
)

export const WithSuffix = () => (
  <Field label="Domain name" style={{ maxWidth: '36rem' }}>
    <Input name="domainName" suffix=".kaksha.example" defaultValue="ganit-ghar" />
  </Field>
)

export const Invalid = () => (
  <Field label="Domain name" error="This domain name is taken. Try another." style={{ maxWidth: '36rem' }}>
    <Input name="domainName" suffix=".kaksha.example" defaultValue="maths" />
  </Field>
)

export const ReadOnly = () => (
  <Field label="Licence number" style={{ maxWidth: '36rem' }}>
    <Input name="licence" readOnly defaultValue="KX-0042-17" />
  </Field>
)

export const Unavailable = () => (
  <Field label="Domain name" hint="It was fixed with your licence." style={{ maxWidth: '36rem' }}>
    <Input name="domainName" suffix=".kaksha.example" disabled defaultValue="ganit-ghar" />
  </Field>
)
