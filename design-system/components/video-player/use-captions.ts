import { type RefObject, useEffect, useState } from 'react'

/**
 * The captions of a native video as text below the picture: they cover nothing of it and follow the text size of the
 * page. The browser’s own captions are shown without JavaScript only.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>) {
  const [shown, setShown] = useState(true)
  const [text, setText] = useState('')

  useEffect(() => {
    const [track] = video.current?.textTracks ?? []
    if (!track) return
    const read = () => {
      const cues = [...(track.activeCues ?? [])] as VTTCue[]
      setText(cues.map((cue) => cue.getCueAsHTML().textContent).join('\n'))
    }
    // In the mode 'hidden' the track is loaded and sends events, but the browser draws nothing.
    track.mode = 'hidden'
    track.addEventListener('cuechange', read)
    read()
    return () => track.removeEventListener('cuechange', read)
  }, [video])

  return { shown, text, toggle: () => setShown(!shown) }
}
