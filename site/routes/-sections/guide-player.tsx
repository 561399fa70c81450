import { VideoPlayer } from '@kaksha/design-system'
import type { Film } from './guide-video'

/** Fetched when its tab is opened. */
export const GuidePlayer = ({ label, seconds, sources, tracks, poster, transcriptId }: Film) => (
  <VideoPlayer
    label={label}
    sources={sources}
    tracks={tracks}
    poster={poster}
    duration={seconds}
    transcriptId={transcriptId}
  />
)
