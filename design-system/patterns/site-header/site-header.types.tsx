import { SiteHeader } from './site-header.tsx'

const admin = { label: 'Admin', href: 'https://admin.example/' }

// Checked by `tsc`; nothing runs this.
export const types = [
  // @ts-expect-error: a logo has a name
  <SiteHeader key="1" links={[]} admin={admin} />,
  // @ts-expect-error: a link has words and leads somewhere
  <SiteHeader key="2" brand="Kaksha" links={[{ label: 'Pricing' }]} admin={admin} />,
  // @ts-expect-error: what stands in it are its links
  <SiteHeader key="3" brand="Kaksha" links={[]} admin={admin}>
    Hello
  </SiteHeader>,
]
