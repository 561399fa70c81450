import { useEffect, useState } from 'react'
import { Progress } from '../progress/progress.tsx'
import type { VideoLabels } from './video-labels.ts'

/** Minutes and seconds: 1:05. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Delay in milliseconds before 'Loading...' is shown and announced. A video that starts sooner needs no message. */
const patience = 500

type VideoTimeProps = {
  labels: VideoLabels
  position: number
  /** Unknown until the metadata has loaded, unless the caller passes it. */
  length?: number
  waiting: boolean
}

/** The position in the video as a bar and as text. It is never announced: that would drown the sound of the video. */
export function VideoTime({ labels, position, length, waiting }: VideoTimeProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  const time = length === undefined ? clock(position) : `${clock(position)} ${labels.of} ${clock(length)}`
  return (
    <div className="grid gap-2">
      <Progress label={labels.position} value={position} max={length ?? 1} aria-valuetext={time} />
      <div className="flex justify-between gap-4 text-small tabular-nums">
        {/* Hidden, because the bar exposes the same text. */}
        <p aria-hidden="true">{time}</p>
        <p role="status">{late && labels.waiting}</p>
      </div>
    </div>
  )
}
