import { Button } from '../button/button.tsx'
import { ButtonGroup } from '../button-group/button-group.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Input } from '../input/input.tsx'
import { RadioGroup, RadioGroupItem } from '../radio-group/radio-group.tsx'
import { Select } from '../select/select.tsx'
import { Switch } from '../switch/switch.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { ToggleGroup, ToggleGroupItem } from '../toggle-group/toggle-group.tsx'
import { Field, FieldSet, useFieldControl } from './field.tsx'

export default { title: 'Components / Field' }

export const Default = () => (
  <Field label="Company name" style={{ maxWidth: '36rem' }}>
    <Input name="companyName" autoComplete="organization" />
  </Field>
)

export const WithHint = () => (
  <Field label="Company email" hint="We send your licence to this address." style={{ maxWidth: '36rem' }}>
    <Input name="companyEmail" type="email" autoComplete="email" defaultValue="mitali@ganit.example" />
  </Field>
)

export const WithError = () => (
  <Field
    label="Domain name"
    hint="3 to 20 characters. This becomes your web address."
    error="Use at least 3 characters. You have typed 2."
    style={{ maxWidth: '36rem' }}
  >
    <Input name="domainName" suffix=".kaksha.example" defaultValue="gg" maxLength={20} autoComplete="off" />
  </Field>
)

export const WholeForm = () => (
  <form
    method="post"
    action="#"
    style={{
      display: 'grid',
      maxWidth: '48rem',
      gap: '1.25rem 1.5rem',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    }}
  >
    <Field label="Name">
      <Input name="name" autoComplete="name" />
    </Field>
    <Field label="Phone" error="Enter a phone number, like +91 00000 00000.">
      <Input name="phone" type="tel" autoComplete="tel" />
    </Field>
    <Field label="Plan" style={{ gridColumn: '1 / -1' }}>
      <Select name="plan" defaultValue="FT">
        <option value="FT">Free Trial</option>
        <option value="EP">Customization</option>
      </Select>
    </Field>
    <Field label="Message" hint="What do you teach, and to how many?" style={{ gridColumn: '1 / -1' }}>
      <Textarea name="message" />
    </Field>
    <Button type="submit" variant="primary" style={{ justifySelf: 'flex-start' }}>
      Send message
    </Button>
  </form>
)

/** Any element can have the attribute. One with `data-density="default"` inside has the usual sizes again. */
export const Compact = () => (
  <form
    method="post"
    action="#"
    data-density="compact"
    style={{
      display: 'grid',
      maxWidth: '48rem',
      alignItems: 'start',
      gap: '1rem 1.5rem',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    }}
  >
    <Field label="Domain name">
      <Input name="domainName" suffix=".kaksha.example" defaultValue="ganit-ghar" autoComplete="off" />
    </Field>
    <Field label="First day" error="Choose a day in June.">
      <Input name="first" type="date" defaultValue="2026-07-01" />
    </Field>
    <Field label="City">
      <Combobox name="city" options={[{ value: 'Kolkata' }, { value: 'Pune' }]} defaultValue="Pune" />
    </Field>
    <Field label="Plan">
      <Select name="plan" defaultValue="FT">
        <option value="FT">Free Trial</option>
        <option value="EP">Customization</option>
      </Select>
    </Field>
    <RadioGroup name="size" label="Students" defaultValue="10">
      <RadioGroupItem value="10">Up to 10</RadioGroupItem>
      <RadioGroupItem value="50">11 to 50</RadioGroupItem>
    </RadioGroup>
    <FieldSet label="Reminders">
      <Checkbox name="fees">Fees</Checkbox>
      <Switch name="sms" hint="At the price of your provider.">
        By text message
      </Switch>
    </FieldSet>
    <ToggleGroup label="Period" name="period" defaultValue="week">
      <ToggleGroupItem value="day">Day</ToggleGroupItem>
      <ToggleGroupItem value="week">Week</ToggleGroupItem>
    </ToggleGroup>
    <div data-density="default">
      <Field label="Price per month" hint="With the usual height.">
        <Input name="price" inputMode="decimal" />
      </Field>
    </div>
    <Field label="Notes" style={{ gridColumn: '1 / -1' }}>
      <Textarea name="notes" rows={3} />
    </Field>
    <ButtonGroup>
      <Button type="submit" variant="primary">
        Save
      </Button>
      <Button>Cancel</Button>
      <Button size="sm" loading>
        Copy the link
      </Button>
    </ButtonGroup>
  </form>
)

export const Group = () => (
  <FieldSet
    label="When did your school open?"
    hint="For example 6 2019."
    error="Give a month from 1 to 12."
    style={{ maxWidth: '36rem' }}
  >
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Field label="Month" style={{ width: '6rem' }}>
        <Input name="month" inputMode="numeric" defaultValue="19" autoComplete="off" aria-invalid />
      </Field>
      <Field label="Year" style={{ width: '8rem' }}>
        <Input name="year" inputMode="numeric" defaultValue="2019" autoComplete="off" />
      </Field>
    </div>
  </FieldSet>
)

function Rating() {
  const wiring = useFieldControl({})
  return <input type="range" min={1} max={5} {...wiring} style={{ width: '100%', height: '2.75rem' }} />
}

/** Your own control gets its id, description and invalid state from `useFieldControl`. */
export const OwnControl = () => (
  <Field label="Batch size" hint="From one to five batches." style={{ maxWidth: '36rem' }}>
    <Rating />
  </Field>
)
