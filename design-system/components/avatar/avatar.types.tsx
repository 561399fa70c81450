import { Avatar } from './avatar.tsx'

/** What the types refuse. Checked by `tsc`; nothing runs it. */
export const refused = [
  // @ts-expect-error: without a name there is nothing to say, and no initials
  <Avatar key="1" photo="/mitali.jpg" />,
  // @ts-expect-error: its name is `name`
  <Avatar key="2" name="Mitali Sen" aria-label="Mitali" />,
]
