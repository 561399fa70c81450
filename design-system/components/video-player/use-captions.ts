import { type RefObject, useEffect, useState } from 'react'

/**
 * The captions of a native video, as words of the page: beneath the picture they cover nothing of it, are as large as
 * other text, and grow with it. The browser's own are for where no script runs.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>) {
  const [shown, setShown] = useState(true)
  const [words, setWords] = useState('')

  useEffect(() => {
    const [track] = video.current?.textTracks ?? []
    if (!track) return
    const read = () => {
      const cues = [...(track.activeCues ?? [])] as VTTCue[]
      setWords(cues.map((cue) => cue.getCueAsHTML().textContent).join('\n'))
    }
    // Hidden, a track is fetched and tells what is to be said, and draws nothing.
    track.mode = 'hidden'
    track.addEventListener('cuechange', read)
    read()
    return () => track.removeEventListener('cuechange', read)
  }, [video])

  return { shown, words, toggle: () => setShown(!shown) }
}
