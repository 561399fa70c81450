import { recording } from './video.gen'

/** A recording in two formats. Paths below the site's public folder. */
export type Recording = {
  webm: string
  mp4: string
  /** A still image, shown until the film plays. */
  poster: string
  /** WebVTT. */
  captions: string
  /** Length in seconds. */
  seconds: number
}

/** A recording of the whole journey. */
export type DemoVideo = Recording & {
  /** The same journey on a phone: in a narrow window the other one cannot be read. */
  phone: Recording
  /** The narration and the description of each scene, one line for each scene. */
  transcript: string
  /** The date of the recording, as YYYY-MM-DD. */
  recorded: string
}

const { phoneSeconds, ...wide } = recording

/** The recording that `npm run record:demo` made of this site's own journey. */
export const demoVideo: DemoVideo = {
  webm: '/demo/journey.webm',
  mp4: '/demo/journey.mp4',
  poster: '/demo/journey.webp',
  captions: '/demo/journey.vtt',
  ...wide,
  phone: {
    webm: '/demo/journey-phone.webm',
    mp4: '/demo/journey-phone.mp4',
    poster: '/demo/journey-phone.webp',
    captions: '/demo/journey-phone.vtt',
    seconds: phoneSeconds,
  },
}
