import type { VideoObject, WithContext } from 'schema-dts'
import type { DemoVideo } from '../../content/video/video'
import { absolute } from '../site-url'
import { organizationId, referTo } from './parts'

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
