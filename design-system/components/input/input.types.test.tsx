import { Input } from './input.tsx'

// Props that the types of Input reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: a mouse wheel changes a number input; use text with `inputMode="numeric"`
  <Input key="1" name="size" type="number" />,
  // @ts-expect-error: for a checkbox use Checkbox
  <Input key="2" name="terms" type="checkbox" />,
]
