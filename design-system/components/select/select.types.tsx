import { Select } from './select.tsx'

// What the types of Select refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: several of a list are checkboxes
  <Select key="1" name="plans" multiple />,
  // @ts-expect-error: a list box is a group of radio buttons
  <Select key="2" name="plan" size={4} />,
]
