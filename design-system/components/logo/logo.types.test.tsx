import { Logo } from './logo.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the name of the brand is required
  <Logo key="1" />,
]
