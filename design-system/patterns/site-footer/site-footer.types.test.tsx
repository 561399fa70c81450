import { SiteFooter } from './site-footer.tsx'

const rest = { brand: 'Kaksha', tagline: '', year: 2026, location: '' }

// Props that SiteFooter rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  <SiteFooter key="1" {...rest} columns={[]} />,
  // @ts-expect-error: a link needs a label
  <SiteFooter key="2" {...rest} columns={[{ title: 'Legal', links: [{ href: '/terms' }] }]} />,
  // @ts-expect-error: a column needs a title
  <SiteFooter key="3" {...rest} columns={[{ links: [] }]} />,
]
