type Flight = { running: Promise<void>; next?: Promise<void> }

/**
 * Runs at most one piece of work under a name, and keeps at most one waiting. A caller during a run gets the result of
 * the next run, since the current one may have read data from before the call. However many callers there are, the work
 * runs at most twice.
 */
export function flights() {
  const open = new Map<string, Flight>()

  function fly(name: string, work: () => Promise<void>): Promise<void> {
    const flight = open.get(name)
    if (flight) {
      const go = () => launch(name, work)
      flight.next ??= flight.running.then(go, go)
      return flight.next
    }
    return launch(name, work)
  }

  function launch(name: string, work: () => Promise<void>): Promise<void> {
    const running = work().finally(() => {
      if (open.get(name)?.running === running && !open.get(name)?.next) open.delete(name)
    })
    open.set(name, { running })
    return running
  }

  /** Resolves when nothing is running. */
  async function landed(): Promise<void> {
    while (open.size > 0)
      await Promise.allSettled([...open.values()].map(({ running, next }) => next ?? running))
  }

  return { fly, landed }
}
