import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

export type PlaybackState = 'paused' | 'waiting' | 'playing' | 'ended' | 'failed'

/** HTMLMediaElement.NETWORK_NO_SOURCE: none of the sources could be played. */
const noSource = 3

/** The state of a native video and its commands. The video element stays the source of truth. */
export function usePlayback() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<PlaybackState>('paused')
  const [position, setPosition] = useState(0)
  const [length, setLength] = useState<number>()

  const read = () => {
    const element = video.current
    if (!element) return
    setPosition(element.currentTime)
    if (Number.isFinite(element.duration)) setLength(element.duration)
  }

  // The native controls may have started it before hydration.
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (Number.isFinite(element.duration)) setLength(element.duration)
    if (element.paused) return
    if (element.networkState === noSource) setState('failed')
    else setState(element.readyState > 2 ? 'playing' : 'waiting')
  }, [])

  const fail = () => {
    setState('failed')
    video.current?.pause()
  }
  const play = () => {
    // Requests the files again: the network may be back.
    if (state === 'failed') video.current?.load()
    // A pause before the video has loaded rejects the promise too, but is not a failure.
    video.current?.play().catch((reason: DOMException) => reason.name === 'NotSupportedError' && fail())
  }
  const asked = state === 'playing' || state === 'waiting'

  return {
    state,
    position,
    length,
    /** Whether it plays or will play when enough is loaded: the button then offers Pause. */
    asked,
    toggle: () => (asked ? video.current?.pause() : play()),
    restart() {
      if (video.current) video.current.currentTime = 0
      play()
    },
    fail,
    /** Props for the video element. */
    events: {
      ref: video,
      onPlay: () => setState('waiting'),
      onPlaying: () => setState('playing'),
      onWaiting: () => setState('waiting'),
      // A failure and the end of the video send a pause event too. Their states are kept.
      onPause: () => setState((now) => (now === 'failed' || now === 'ended' ? now : 'paused')),
      onEnded: () => setState('ended'),
      // React also passes on error events of a source, and a single format that cannot be played is not a failure.
      onError: (event: SyntheticEvent) => event.target === event.currentTarget && fail(),
      onTimeUpdate: read,
      onLoadedMetadata: read,
    },
  }
}
