import { logFault } from './observability/log'

export type PeriodicRun = {
  /** The first run of a server checks every open order, since messages may have been missed before it started. */
  isFirst?: boolean
  /** Aborted when the server stops: the run ends after the item at hand. */
  signal?: AbortSignal
}

/** Runs the work at once and then at each interval, never twice at a time, and does not keep the process alive. */
export function runPeriodically(
  work: (run: PeriodicRun) => Promise<unknown>,
  everyMs: number,
  /** Name of the work, for the log. */
  path: string,
) {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined
  const run = (isFirst = false) => {
    running ??= work({ isFirst, signal: stopping.signal })
      .catch((error) => logFault({ method: 'RECONCILE', path }, error))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(() => run(), everyMs)
  timer.unref()
  run(true)
  /** Starts no further run; resolves when the current one has ended. */
  const stop = async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
  return { stop }
}
