import { Input } from './input.tsx'

// Props that the types of Input reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: the height has a name; the width is a class name
  <Input key="1" name="code" size={6} />,
  // @ts-expect-error: for a checkbox use Checkbox
  <Input key="2" name="terms" type="checkbox" />,
]
