import { Input } from './input.tsx'

// What the types of Input refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: a number with arrows changes under a turning wheel; it is text with `inputMode="numeric"`
  <Input key="1" name="size" type="number" />,
  // @ts-expect-error: a checkbox is a Checkbox
  <Input key="2" name="terms" type="checkbox" />,
]
