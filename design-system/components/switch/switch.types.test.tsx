import { Switch } from './switch.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the label is required
  <Switch key="1" name="reminders" />,
  // @ts-expect-error: both states are valid, so none can be required; use a Checkbox
  <Switch key="2" name="terms" required>
    I accept the terms
  </Switch>,
]
