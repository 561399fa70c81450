import { Banner } from './banner.tsx'

// Props that the types of Banner reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: a region needs a name
  <Banner key="1" storageKey="banner-closed">
    Closed on Monday.
  </Banner>,
  // @ts-expect-error: the key under which the closed state is stored is required
  <Banner key="2" aria-label="Announcement">
    Closed on Monday.
  </Banner>,
]
