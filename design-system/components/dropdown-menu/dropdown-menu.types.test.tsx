import { DropdownMenuContent } from './dropdown-menu.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the accessible name is required
  <DropdownMenuContent key="1" />,
]
