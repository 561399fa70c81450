import { Checkbox } from './checkbox.tsx'

// Props that the types of Checkbox reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: a checkbox needs a label
  <Checkbox key="1" name="terms" />,
  // @ts-expect-error: the type is always checkbox
  <Checkbox key="2" name="terms" type="radio">
    I accept the terms
  </Checkbox>,
  <Checkbox key="3" name="terms">
    I accept the terms
  </Checkbox>,
]
