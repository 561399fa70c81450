import { Banner } from './banner.tsx'

// What the types of Banner refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: a region has a name
  <Banner key="1" storageKey="banner-closed">
    Closed on Monday.
  </Banner>,
  // @ts-expect-error: once closed it stays closed, which is remembered under a key
  <Banner key="2" aria-label="Announcement">
    Closed on Monday.
  </Banner>,
]
