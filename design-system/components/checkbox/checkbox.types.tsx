import { Checkbox } from './checkbox.tsx'

// What the types of Checkbox refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: a box without words has no name
  <Checkbox key="1" name="terms" />,
  // @ts-expect-error: it is a checkbox already
  <Checkbox key="2" name="terms" type="radio">
    I accept the terms
  </Checkbox>,
  <Checkbox key="3" name="terms">
    I accept the terms
  </Checkbox>,
]
