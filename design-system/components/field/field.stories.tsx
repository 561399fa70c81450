import { Button } from '../button/button.tsx'
import { Input } from '../input/input.tsx'
import { Select } from '../select/select.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { Field, FieldSet, useFieldControl } from './field.tsx'

export default { title: 'Components / Field' }

export const Default = () => (
  <Field label="Company name" className="max-w-xl">
    <Input name="companyName" autoComplete="organization" />
  </Field>
)

export const WithHint = () => (
  <Field label="Company email" hint="We send your licence to this address." className="max-w-xl">
    <Input name="companyEmail" type="email" autoComplete="email" defaultValue="mitali@ganit.example" />
  </Field>
)

export const WithError = () => (
  <Field
    label="Domain name"
    hint="3 to 20 characters. This becomes your web address."
    error="Use at least 3 characters. You have typed 2."
    className="max-w-xl"
  >
    <Input name="domainName" suffix=".kaksha.example" defaultValue="gg" maxLength={20} autoComplete="off" />
  </Field>
)

export const WholeForm = () => (
  <form method="post" action="#" className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
    <Field label="Name">
      <Input name="name" autoComplete="name" />
    </Field>
    <Field label="Phone" error="Enter a phone number, like +91 00000 00000.">
      <Input name="phone" type="tel" autoComplete="tel" />
    </Field>
    <Field label="Plan" className="sm:col-span-2">
      <Select name="plan" defaultValue="FT">
        <option value="FT">Free Trial</option>
        <option value="EP">Customization</option>
      </Select>
    </Field>
    <Field label="Message" hint="What do you teach, and to how many?" className="sm:col-span-2">
      <Textarea name="message" />
    </Field>
    <Button type="submit" variant="primary" className="justify-self-start">
      Send message
    </Button>
  </form>
)

/** Each control has its own label; the group asks the question and shows the error of the answer. */
export const Group = () => (
  <FieldSet
    label="When did your school open?"
    hint="For example 6 2019."
    error="Give a month from 1 to 12."
    className="max-w-xl"
  >
    <div className="flex gap-4">
      <Field label="Month" className="w-24">
        <Input name="month" inputMode="numeric" defaultValue="19" autoComplete="off" aria-invalid />
      </Field>
      <Field label="Year" className="w-32">
        <Input name="year" inputMode="numeric" defaultValue="2019" autoComplete="off" />
      </Field>
    </div>
  </FieldSet>
)

function Rating() {
  const wiring = useFieldControl({})
  return <input type="range" min={1} max={5} {...wiring} className="h-11 w-full" />
}

/** Your own control gets its id, description and invalid state from `useFieldControl`. */
export const OwnControl = () => (
  <Field label="Batch size" hint="From one to five batches." className="max-w-xl">
    <Rating />
  </Field>
)
