import { PopoverContent } from './popover.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the accessible name is required
  <PopoverContent key="1" />,
]
