import { NativeVideo } from './native-video.tsx'
import { VideoPlayer } from './video-player.tsx'

const sources = [{ src: 'a.mp4', type: 'video/mp4' }] as const

// A film that some people would be left out of does not compile. Checked by `tsc`; nothing runs this.
export const types = [
  // @ts-expect-error: without a transcript nobody who cannot see it knows what it shows
  <VideoPlayer key="1" label="Setup" sources={sources} />,
  // @ts-expect-error: the video and its controls need a name
  <VideoPlayer key="2" sources={sources} transcript="…" />,
  // @ts-expect-error: a player without a film
  <VideoPlayer key="3" label="Setup" sources={[]} transcript="…" />,
  // @ts-expect-error: nothing plays by itself
  <VideoPlayer key="4" label="Setup" sources={sources} transcript="…" autoPlay />,
  // @ts-expect-error: the transcript stands in one place
  <VideoPlayer key="6" label="Setup" sources={sources} transcript="…" transcriptId="words" />,
  // @ts-expect-error: a film without a name
  <NativeVideo key="7" sources={sources} controls />,
  <VideoPlayer key="5" label="Setup" sources={sources} transcript="…" />,
  <VideoPlayer key="8" label="Setup" sources={sources} transcriptId="words" />,
]
