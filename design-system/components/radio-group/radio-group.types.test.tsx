import { RadioGroup, RadioGroupItem } from './radio-group.tsx'

// Props that the types of RadioGroup reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: the name groups the radio buttons
  <RadioGroup key="2" label="Which plan?">
    <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
  </RadioGroup>,
  <RadioGroup key="3" name="plan" label="Which plan?">
    <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
    {/* @ts-expect-error: without a value the form sends 'on' for every answer */}
    <RadioGroupItem>Customization</RadioGroupItem>
    {/* @ts-expect-error: a radio button needs a label */}
    <RadioGroupItem value="EP" />
    {/* @ts-expect-error: the group sets the name */}
    <RadioGroupItem value="EP" name="other">
      Customization
    </RadioGroupItem>
  </RadioGroup>,
]
