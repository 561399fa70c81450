import { recording } from './video.gen'

/** A recording of the whole journey, in two formats. Paths below the site's public folder. */
export type DemoVideo = {
  webm: string
  mp4: string
  /** A still image, shown until the film plays. */
  poster: string
  /** WebVTT. */
  captions: string
  /** The narration and the description of each scene, one line for each scene. */
  transcript: string
  /** The date of the recording, as YYYY-MM-DD. */
  recorded: string
  /** Length in seconds. */
  seconds: number
}

/** The recording that `npm run record:demo` made of this site's own journey. */
export const demoVideo: DemoVideo = {
  webm: '/demo/journey.webm',
  mp4: '/demo/journey.mp4',
  poster: '/demo/journey.webp',
  captions: '/demo/journey.vtt',
  ...recording,
}
