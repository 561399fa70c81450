import { SiteFooter } from './site-footer.tsx'

const rest = { brand: 'Kaksha', tagline: '', year: 2026, location: '' }

// What the types of SiteFooter refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  <SiteFooter key="1" {...rest} columns={[]} />,
  // @ts-expect-error: a link says where it leads
  <SiteFooter key="2" {...rest} columns={[{ title: 'Legal', links: [{ href: '/terms' }] }]} />,
  // @ts-expect-error: a column has a title, which names its list
  <SiteFooter key="3" {...rest} columns={[{ links: [] }]} />,
]
