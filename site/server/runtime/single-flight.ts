type Flight = { running: Promise<void>; next?: Promise<void> }

/**
 * Runs at most one piece of work under a name, and keeps at most one waiting. A caller during a run gets the result of
 * the next run, since the current one may have read data from before the call. However many callers there are, the work
 * runs at most twice.
 */
export function singleFlight() {
  const open = new Map<string, Flight>()

  function run(name: string, work: () => Promise<void>): Promise<void> {
    const flight = open.get(name)
    if (flight) {
      const go = () => start(name, work)
      flight.next ??= flight.running.then(go, go)
      return flight.next
    }
    return start(name, work)
  }

  function start(name: string, work: () => Promise<void>): Promise<void> {
    const running = work().finally(() => {
      if (open.get(name)?.running === running && !open.get(name)?.next) open.delete(name)
    })
    open.set(name, { running })
    return running
  }

  /** Resolves when nothing is running. */
  async function idle(): Promise<void> {
    while (open.size > 0)
      await Promise.allSettled([...open.values()].map(({ running, next }) => next ?? running))
  }

  return { run, idle }
}
