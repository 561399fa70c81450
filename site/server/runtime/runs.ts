/** When work of the server runs: periodically, and never twice at the same time. */
import { logFault } from '../observability/log'

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

type Runs = { running: Promise<void>; next?: Promise<void> }

/**
 * Runs at most one piece of work under a name, and keeps at most one waiting. A caller during a run gets the result of
 * the next run, since the current one may have read data from before the call. However many callers there are, the work
 * runs at most twice.
 */
export function singleFlight() {
  const runs = new Map<string, Runs>()

  function run(name: string, work: () => Promise<void>): Promise<void> {
    const current = runs.get(name)
    if (current) {
      const startNext = () => start(name, work)
      current.next ??= current.running.then(startNext, startNext)
      return current.next
    }
    return start(name, work)
  }

  function start(name: string, work: () => Promise<void>): Promise<void> {
    const running = work().finally(() => {
      if (runs.get(name)?.running === running && !runs.get(name)?.next) runs.delete(name)
    })
    runs.set(name, { running })
    return running
  }

  /** Resolves when nothing is running. */
  async function idle(): Promise<void> {
    while (runs.size > 0)
      await Promise.allSettled([...runs.values()].map(({ running, next }) => next ?? running))
  }

  return { run, idle }
}
