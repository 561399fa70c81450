import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

export type PlaybackState = 'paused' | 'waiting' | 'playing' | 'ended' | 'failed'

/** HTMLMediaElement.NETWORK_NO_SOURCE: none of the files could be played. */
const noSource = 3

/** What a native video is doing, and the few things that can be asked of it. The element itself stays the truth. */
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

  // The browser's own controls may have started it before hydration.
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
    // Asks for the files again: the network may be back.
    if (state === 'failed') video.current?.load()
    // A pause before the film has come rejects too, and is no failure.
    video.current?.play().catch((reason: DOMException) => reason.name === 'NotSupportedError' && fail())
  }
  const asked = state === 'playing' || state === 'waiting'

  return {
    state,
    position,
    length,
    /** It plays, or will as soon as enough of it is there: what can be asked for now is a pause. */
    asked,
    toggle: () => (asked ? video.current?.pause() : play()),
    restart() {
      if (video.current) video.current.currentTime = 0
      play()
    },
    fail,
    /** For the video element. */
    events: {
      ref: video,
      onPlay: () => setState('waiting'),
      onPlaying: () => setState('playing'),
      onWaiting: () => setState('waiting'),
      // A failure and the end pause it too, and say more.
      onPause: () => setState((now) => (now === 'failed' || now === 'ended' ? now : 'paused')),
      onEnded: () => setState('ended'),
      // React passes on the error of a source too, and one format that cannot be played is no failure.
      onError: (event: SyntheticEvent) => event.target === event.currentTarget && fail(),
      onTimeUpdate: read,
      onLoadedMetadata: read,
    },
  }
}
