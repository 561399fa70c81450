import type { HowTo, VideoObject, WithContext } from 'schema-dts'
import type { SectionCopy, SetupStep } from '../../content/types'
import type { DemoVideo } from '../../content/video/video'
import { absolute } from '../site-url'
import { organizationId, referTo } from './structured-data'

/** The recording that a page shows, with its title and description. */
export const videoObject = (
  video: DemoVideo,
  { heading, body }: { heading: string; body: string },
): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  '@id': absolute('/online-teaching-platform#video'),
  name: heading,
  description: body,
  thumbnailUrl: absolute(video.poster),
  contentUrl: absolute(video.mp4),
  // Search engines require a time zone; only the day is known.
  uploadDate: `${video.recorded}T00:00:00+05:30`,
  duration: `PT${Math.round(video.seconds)}S`,
  inLanguage: 'en-IN',
  publisher: referTo(organizationId),
})

const guide = '/online-teaching-platform'

/** The setup guide's steps; each of its seven addresses shows them, and all refer to the canonical one. */
export const howTo = (copy: SectionCopy, steps: readonly SetupStep[]): WithContext<HowTo> => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  '@id': absolute(`${guide}#how-to`),
  name: copy.headline,
  description: copy.lead,
  step: steps.map(({ title, description, helpText }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    url: absolute(`${guide}#steps`),
    itemListElement: [
      { '@type': 'HowToDirection', text: description },
      { '@type': 'HowToTip', text: helpText },
    ],
  })),
})
