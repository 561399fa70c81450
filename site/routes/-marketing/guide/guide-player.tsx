import { VideoPlayer, type VideoPlayerProps } from '@kaksha/design-system'
import { useState } from 'react'

export type Film = Pick<VideoPlayerProps, 'label' | 'sources' | 'tracks' | 'poster' | 'duration'> & {
  transcriptId: string
}

/** Loaded when its tab is opened. The window's width is read once: another film would begin at its start. */
export function GuidePlayer({ phone, ...wide }: Film & { phone: Film }) {
  const [isNarrow] = useState(() => matchMedia('(width < 40rem)').matches)
  return (
    <VideoPlayer
      {...(isNarrow ? phone : wide)}
      // A phone may be turned later: in the whole width the film would be higher than the window.
      {...(isNarrow && { width: 5, height: 8, className: 'max-w-[28rem]' })}
    />
  )
}
