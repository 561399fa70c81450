type Flight = { running: Promise<void>; next?: Promise<void> }

/**
 * At most one piece of work at a time under a name, and at most one waiting. Who asks while the work is running gets the
 * result of the next one, since the running one may have looked at the world before what he knows had happened. However
 * many ask, the work is done twice at most.
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

  /** Resolves when nothing is under way. */
  async function landed(): Promise<void> {
    while (open.size > 0)
      await Promise.allSettled([...open.values()].map(({ running, next }) => next ?? running))
  }

  return { fly, landed }
}
