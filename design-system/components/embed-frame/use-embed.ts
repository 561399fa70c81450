import { useCallback, useEffect, useState } from 'react'

/** What an embedded page can report. */
export interface EmbedReport {
  /** The page is ready. */
  ready(): void
  /** The height that the page needs, in pixels. */
  height(pixels: number): void
  /** The task of the page is complete, for example a booking. */
  done(): void
}

/**
 * Connects to the page in a frame and returns a function that disconnects. It must be the same function on every
 * render.
 */
export type EmbedConnect = (frame: HTMLIFrameElement, report: EmbedReport) => () => void

/** Limits of the reported height, in pixels. A higher frame would push the rest of the page out of reach. */
const highest = 4000
const lowest = 700

type Options = { open: boolean; connect: EmbedConnect | undefined; patience: number }

/** The state of an embedded page: not requested, loading, late or ready. */
export function useEmbed({ open, connect, patience }: Options) {
  const [asked, setAsked] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const [progress, setProgress] = useState<'loading' | 'late' | 'ready'>('loading')
  const [loaded, setLoaded] = useState(false)
  const [height, setHeight] = useState<number>()
  const [done, setDone] = useState(false)
  const shown = open || asked

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt restarts the time-out
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setProgress((now) => (now === 'loading' ? 'late' : now)), patience)
    return () => clearTimeout(timer)
  }, [shown, attempt, patience])

  const attach = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || !connect) return
      return connect(frame, {
        ready: () => setProgress('ready'),
        height: (pixels) =>
          Number.isFinite(pixels) && setHeight(Math.min(Math.max(Math.ceil(pixels), lowest), highest)),
        done: () => setDone(true),
      })
    },
    [connect],
  )

  return {
    state: shown ? progress : ('facade' as const),
    attempt,
    /** A document has loaded, which may also be the error page of the browser. */
    loaded,
    height,
    done,
    show: () => setAsked(true),
    retry() {
      setAttempt(attempt + 1)
      setProgress('loading')
      setLoaded(false)
      setHeight(undefined)
    },
    /** Props for the iframe. */
    frame: {
      ref: attach,
      onLoad() {
        setLoaded(true)
        if (!connect) setProgress('ready')
      },
    },
  }
}
