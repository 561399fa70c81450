import { Avatar } from './avatar.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the name is required
  <Avatar key="1" photo="/mitali.jpg" />,
  // @ts-expect-error: the accessible name comes from `name`
  <Avatar key="2" name="Mitali Sen" aria-label="Mitali" />,
]
