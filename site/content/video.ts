import { recording } from './video.gen'

/** A recording of the whole journey, in the formats that browsers play. Paths below the site's public folder. */
export type DemoVideo = {
  webm: string
  mp4: string
  /** A still of it, shown until it plays. */
  poster: string
  /** WebVTT. */
  captions: string
  /** Everything that is told and seen, a line for each scene. */
  transcript: string
  /** The day it was recorded, as YYYY-MM-DD. */
  recorded: string
  /** How long it runs. */
  seconds: number
}

/** What `npm run record:demo` has recorded, of this site's own journey. */
export const demoVideo: DemoVideo = {
  webm: '/demo/journey.webm',
  mp4: '/demo/journey.mp4',
  poster: '/demo/journey.webp',
  captions: '/demo/journey.vtt',
  ...recording,
}
