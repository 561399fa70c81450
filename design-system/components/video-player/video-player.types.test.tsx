import { NativeVideo } from './native-video.tsx'
import { VideoPlayer } from './video-player.tsx'

const sources = [{ src: 'a.mp4', type: 'video/mp4' }] as const

// Inaccessible videos do not compile. Checked by `tsc`, never run.
export const rejected = [
  // @ts-expect-error: a transcript is required for people who cannot see the video
  <VideoPlayer key="1" label="Setup" sources={sources} />,
  // @ts-expect-error: the video and its controls need a name
  <VideoPlayer key="2" sources={sources} transcript="…" />,
  // @ts-expect-error: the sources are required
  <VideoPlayer key="3" label="Setup" sources={[]} transcript="…" />,
  // @ts-expect-error: a video never plays by itself
  <VideoPlayer key="4" label="Setup" sources={sources} transcript="…" autoPlay />,
  // @ts-expect-error: the transcript is passed as content or by id, not both
  <VideoPlayer key="6" label="Setup" sources={sources} transcript="…" transcriptId="words" />,
  // @ts-expect-error: the accessible name is required
  <NativeVideo key="7" sources={sources} controls />,
]

/** Props that the types accept. */
export const accepted = [
  <VideoPlayer key="5" label="Setup" sources={sources} transcript="…" />,
  <VideoPlayer key="8" label="Setup" sources={sources} transcriptId="words" />,
]
