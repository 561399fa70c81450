import { VideoPlayer, type VideoSource, type VideoTrack } from '@kaksha/design-system'
import { useState } from 'react'

export interface Film {
  label: string
  sources: readonly [VideoSource, ...VideoSource[]]
  tracks: readonly VideoTrack[]
  poster: string
  seconds: number
  transcriptId: string
}

/** Loaded when its tab is opened. The window's width is read once: another film would begin anew. */
export function GuidePlayer({ phone, ...wide }: Film & { phone: Film }) {
  const [isNarrow] = useState(() => matchMedia('(width < 40rem)').matches)
  const { label, seconds, sources, tracks, poster, transcriptId } = isNarrow ? phone : wide
  return (
    <VideoPlayer
      label={label}
      sources={sources}
      tracks={tracks}
      poster={poster}
      duration={seconds}
      transcriptId={transcriptId}
      // A phone may be turned afterwards: in the whole width the film would be higher than the window.
      {...(isNarrow && { width: 5, height: 8, className: 'max-w-[28rem]' })}
    />
  )
}
