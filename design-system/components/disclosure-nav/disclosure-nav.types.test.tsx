import { DisclosureNav, DisclosureNavLink, DisclosureNavMenu } from './disclosure-nav.tsx'

// Props that the types reject. Checked by `tsc`, never run.
export const rejected = [
  // @ts-expect-error: every navigation of a page needs a name
  <DisclosureNav key="1">…</DisclosureNav>,
  // @ts-expect-error: the button needs a label
  <DisclosureNavMenu key="2">…</DisclosureNavMenu>,
  // @ts-expect-error: a link needs an address
  <DisclosureNavLink key="3">Maths</DisclosureNavLink>,
]
