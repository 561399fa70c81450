import { Select } from './select.tsx'

// Props that the types of Select reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: for several choices use Checkbox
  <Select key="1" name="plans" multiple />,
  // @ts-expect-error: for a visible list use RadioGroup
  <Select key="2" name="plan" size={4} />,
]
