/** A recording of the whole journey, in the formats that browsers play. Paths below the site's public folder. */
export type DemoVideo = {
  webm: string
  mp4: string
  /** A still of it, shown until it plays. */
  poster: string
  /** WebVTT. */
  captions: string
  /** Every word of it, and what is seen. */
  transcript: string
  /** The day it was recorded, as YYYY-MM-DD. */
  recorded: string
  /** How long it runs. */
  seconds: number
}

/** Null until one has been recorded; the setup guide then shows its steps alone. */
export const demoVideo: DemoVideo | null = null
