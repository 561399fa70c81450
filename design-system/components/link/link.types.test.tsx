import { Link } from './link.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: a link needs an address
  <Link key="1">About Us</Link>,
  // @ts-expect-error: `primary` is a variant of Button, which starts actions
  <Link key="2" href="/about-us" variant="primary">
    About Us
  </Link>,
]
