import { Link } from './link.tsx'

/** What the types refuse. Checked by `tsc`; nothing runs it. */
export const refused = [
  // @ts-expect-error: what leads nowhere is not a link
  <Link key="1">About Us</Link>,
  // @ts-expect-error: what starts something is a Button; this look is not a link's
  <Link key="2" href="/about-us" variant="main">
    About Us
  </Link>,
]
