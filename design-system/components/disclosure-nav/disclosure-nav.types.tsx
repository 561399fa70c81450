import { DisclosureNav, DisclosureNavLink, DisclosureNavMenu } from './disclosure-nav.tsx'

// Checked by `tsc`; nothing runs this.
export const types = [
  // @ts-expect-error: a page has several navigations, and each needs a name
  <DisclosureNav key="1">…</DisclosureNav>,
  // @ts-expect-error: the button needs words
  <DisclosureNavMenu key="2">…</DisclosureNavMenu>,
  // @ts-expect-error: a link leads somewhere
  <DisclosureNavLink key="3">Maths</DisclosureNavLink>,
]
