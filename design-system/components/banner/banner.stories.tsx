import { Banner } from './banner.tsx'

export default { title: 'Components / Banner' }

// A banner that was closed here is shown again on the next visit.
if (typeof window === 'object')
  for (const story of ['announcement', 'notice', 'offer', 'rtl']) localStorage.removeItem(`story-${story}`)

const links = (
  <>
    <a href="#how">How it works</a>
    <a href="#start">Start FREE</a>
  </>
)

export const Default = () => (
  <Banner aria-label="Announcement" storageKey="story-announcement" links={links}>
    Kaksha empowers solo educators, coaches and small academies to launch, brand and monetize online courses.
  </Banner>
)

export const WithoutLinks = () => (
  <Banner aria-label="Notice" storageKey="story-notice" labels={{ close: 'Close notice' }}>
    Classes pause on 26 January.
  </Banner>
)

/** On a narrow screen the links are below the sentence. */
export const LongSentence = () => (
  <Banner aria-label="Offer" storageKey="story-offer" labels={{ close: 'Close offer' }} links={links}>
    From the first of June to the end of the monsoon every new batch of ten students or more, in any subject
    and at any hour, begins with two weeks in which neither the teacher nor the students pay anything at all.
  </Banner>
)
