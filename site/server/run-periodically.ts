import { logFault } from './observability/log'

export type Round = {
  /** The first run of a server checks every open order, since messages may have been missed before it started. */
  isFirst?: boolean
  /** Ends the run after the current order. */
  signal?: AbortSignal
}

/** Runs the work now and then at each interval, never twice at a time, and does not keep the process alive. */
export function runPeriodically(
  work: (round: Round) => Promise<unknown>,
  everyMs: number,
  /** Name of the work, for the log. */
  path: string,
) {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined
  const round = (isFirst = false) => {
    running ??= work({ isFirst, signal: stopping.signal })
      .catch((error) => logFault({ method: 'RECONCILE', path }, error))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(() => round(), everyMs)
  timer.unref()
  round(true)
  /** Starts no further run; resolves when the current one has ended. */
  const stop = async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
  return { stop }
}
