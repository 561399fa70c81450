import { VideoPlayer, type VideoSource, type VideoTrack } from '@kaksha/design-system'

export interface Film {
  label: string
  sources: readonly [VideoSource, ...VideoSource[]]
  tracks: readonly VideoTrack[]
  poster: string
  seconds: number
  transcriptId: string
}

/** Loaded when its tab is opened. */
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
