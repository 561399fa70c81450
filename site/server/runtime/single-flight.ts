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
