import { useCallback, useEffect, useState } from 'react'

/** What the page in a frame can tell of itself. */
export interface EmbedReport {
  /** It has drawn itself. */
  ready(): void
  /** How high it would like to be, in pixels. */
  height(pixels: number): void
  /** What it is there for has been done. */
  done(): void
}

/** Listens to the page in a frame, and returns how to stop. The same function at every rendering. */
export type EmbedConnect = (frame: HTMLIFrameElement, report: EmbedReport) => () => void

/** A page that asked for more would push everything else out of reach. */
const highest = 4000
const lowest = 700

type Options = { open: boolean; connect: EmbedConnect | undefined; patience: number }

/** Where somebody else's page is on its way into a frame. */
export function useEmbed({ open, connect, patience }: Options) {
  const [asked, setAsked] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const [progress, setProgress] = useState<'loading' | 'late' | 'ready'>('loading')
  const [loaded, setLoaded] = useState(false)
  const [height, setHeight] = useState<number>()
  const [done, setDone] = useState(false)
  const shown = open || asked

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is given the same time
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
    /** Its document has come, whatever it is: a browser's own error page comes too. */
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
    /** For the iframe. */
    frame: {
      ref: attach,
      onLoad() {
        setLoaded(true)
        if (!connect) setProgress('ready')
      },
    },
  }
}
