import { Banner } from './banner.tsx'

export default { title: 'Components / Banner' }

const links = (
  <>
    <a href="#how">How it works</a>
    <a href="#start">Start FREE</a>
  </>
)

export const Announcement = () => (
  <Banner aria-label="Announcement" storageKey="story-announcement" links={links}>
    Kaksha empowers solo educators, coaches and small academies to launch, brand and monetize online courses.
  </Banner>
)

export const SentenceAlone = () => (
  <Banner aria-label="Notice" storageKey="story-notice" closeLabel="Close notice">
    Classes pause on 26 January.
  </Banner>
)
