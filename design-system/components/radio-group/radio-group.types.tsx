import { RadioGroup, RadioGroupItem } from './radio-group.tsx'

// What the types of RadioGroup refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: a group asks a question, which is its label
  <RadioGroup key="1" name="plan">
    <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
  </RadioGroup>,
  // @ts-expect-error: without a name the browser does not know which boxes belong together
  <RadioGroup key="2" label="Which plan?">
    <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
  </RadioGroup>,
  <RadioGroup key="3" name="plan" label="Which plan?">
    <RadioGroupItem value="FT">Free Trial</RadioGroupItem>
    {/* @ts-expect-error: without a value the form sends 'on' for every answer */}
    <RadioGroupItem>Customization</RadioGroupItem>
    {/* @ts-expect-error: a box without words has no name */}
    <RadioGroupItem value="EP" />
    {/* @ts-expect-error: the group gives the name */}
    <RadioGroupItem value="EP" name="other">
      Customization
    </RadioGroupItem>
  </RadioGroup>,
]
