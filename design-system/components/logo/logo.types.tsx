import { Logo } from './logo.tsx'

/** What the types refuse. Checked by `tsc`; nothing runs it. */
export const refused = [
  // @ts-expect-error: no component knows the brand
  <Logo key="1" />,
]
