import { RadioGroup, RadioGroupItem } from './radio-group.tsx'

export default { title: 'Components / RadioGroup' }

export const Default = () => (
  <RadioGroup name="size" label="How many students do you have?" hint="Roughly. You can change it later.">
    <RadioGroupItem value="10">Up to 10</RadioGroupItem>
    <RadioGroupItem value="50">11 to 50</RadioGroupItem>
    <RadioGroupItem value="500">More than 50</RadioGroupItem>
  </RadioGroup>
)

export const WithHints = () => (
  <RadioGroup name="plan" label="Which plan?" defaultValue="FT" style={{ maxWidth: '36rem' }}>
    <RadioGroupItem value="FT" hint="14 days, no card. Everything that a single admin needs.">
      Free Trial
    </RadioGroupItem>
    <RadioGroupItem value="EP" hint="Several admins, your own domain name, priority support.">
      Customization
    </RadioGroupItem>
  </RadioGroup>
)

export const Invalid = () => (
  <RadioGroup
    name="start"
    label="Which plan do you start with?"
    hint="You can change it later."
    error="Choose a plan."
    required
  >
    <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
    <RadioGroupItem value="EP">Customization</RadioGroupItem>
  </RadioGroup>
)

export const OneUnavailable = () => (
  <RadioGroup name="pay" label="How will you pay?" defaultValue="upi">
    <RadioGroupItem value="upi">UPI</RadioGroupItem>
    <RadioGroupItem value="card">Card</RadioGroupItem>
    <RadioGroupItem value="bank" disabled hint="From next month on.">
      Net banking
    </RadioGroupItem>
  </RadioGroup>
)

export const LongLabels = () => (
  <RadioGroup
    name="when"
    label="When shall parents of students with fees that are due be reminded?"
    defaultValue="late"
    style={{ maxWidth: '20rem' }}
  >
    <RadioGroupItem value="early">
      Three days before the fee is due, and once more on the day itself
    </RadioGroupItem>
    <RadioGroupItem value="late">Only when it has been due for more than seven days</RadioGroupItem>
  </RadioGroup>
)

export const Colours = () => (
  <RadioGroup name="colour" label="Pick your subject’s colour" defaultValue="leaf">
    <RadioGroupItem
      value="marigold"
      swatch={{ backgroundColor: 'var(--ds-accent)', color: 'var(--ds-on-accent)' }}
    >
      Marigold
    </RadioGroupItem>
    <RadioGroupItem value="river" swatch={{ backgroundColor: 'var(--ds-link)', color: 'var(--ds-bg)' }}>
      River
    </RadioGroupItem>
    <RadioGroupItem value="leaf" swatch={{ backgroundColor: 'var(--ds-ok)', color: 'var(--ds-bg)' }}>
      Leaf
    </RadioGroupItem>
  </RadioGroup>
)
