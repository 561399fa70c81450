import { SiteHeader } from './site-header.tsx'

// `npm run types` checks this file; it is not executed.
export const rejected = [
  // @ts-expect-error: brand is required
  <SiteHeader key="1" links={[]} />,
  // @ts-expect-error: a link needs a label and an href
  <SiteHeader key="2" brand="Kaksha" links={[{ label: 'Pricing' }]} />,
]
