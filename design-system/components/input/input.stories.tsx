import { Field } from '../field/field.tsx'
import { Input } from './input.tsx'

export default { title: 'Components / Input' }

export const Default = () => (
  <Field label="Primary location" className="max-w-xl">
    <Input name="location" defaultValue="Kolkata" />
  </Field>
)

export const Types = () => (
  <div className="grid max-w-xl gap-5">
    <Field label="Company email">
      <Input name="email" type="email" defaultValue="mitali@ganit.example" />
    </Field>
    <Field label="Company phone">
      <Input name="phone" type="tel" defaultValue="+91 00000 00000" className="tabular-nums" />
    </Field>
    <Field label="Number of employees">
      <Input name="size" inputMode="numeric" defaultValue="1" className="tabular-nums" />
    </Field>
  </div>
)

export const WithSuffix = () => (
  <Field label="Domain name" className="max-w-xl">
    <Input name="domainName" suffix=".kaksha.example" defaultValue="ganit-ghar" />
  </Field>
)

export const Invalid = () => (
  <Field label="Domain name" error="This domain name is taken. Try another." className="max-w-xl">
    <Input name="domainName" suffix=".kaksha.example" defaultValue="maths" />
  </Field>
)

export const ReadOnly = () => (
  <Field label="Licence number" className="max-w-xl">
    <Input name="licence" readOnly defaultValue="KX-0042-17" />
  </Field>
)

export const Unavailable = () => (
  <Field label="Domain name" hint="It was fixed with your licence." className="max-w-xl">
    <Input name="domainName" suffix=".kaksha.example" disabled defaultValue="ganit-ghar" />
  </Field>
)
