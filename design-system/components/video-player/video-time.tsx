import { useEffect, useState } from 'react'
import { Progress } from '../progress/progress.tsx'
import type { VideoWords } from './video-words.ts'

/** As a clock shows it: 1:05. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** A film that starts at once needs no word about waiting. */
const patience = 500

type VideoTimeProps = {
  words: VideoWords
  position: number
  /** Unknown until something of the film has been fetched, unless the caller knows it. */
  length?: number
  waiting: boolean
}

/** How far the film has come, as a bar and in words. Never announced: a clock that speaks drowns the film. */
export function VideoTime({ words, position, length, waiting }: VideoTimeProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  const time = length === undefined ? clock(position) : `${clock(position)} ${words.of} ${clock(length)}`
  return (
    <div className="grid gap-2">
      <Progress label={words.position} value={position} max={length ?? 1} aria-valuetext={time} />
      <div className="flex justify-between gap-4 text-small tabular-nums">
        {/* The bar says it. */}
        <p aria-hidden="true">{time}</p>
        <p role="status">{late && words.waiting}</p>
      </div>
    </div>
  )
}
