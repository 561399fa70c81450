import { logFault } from './observability/log'

export type PeriodicRun = {
  /** The first run after a start. It has to check every open order, because messages may have been missed before. */
  isFirst?: boolean
  /** Aborted when the server stops. The run has to end after the current item. */
  signal?: AbortSignal
}

/**
 * Runs the work at once and then at each interval, never two runs at a time. The timer does not keep the process alive.
 */
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
      .catch((error) => logFault({ method: 'PERIODIC', path }, error))
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
