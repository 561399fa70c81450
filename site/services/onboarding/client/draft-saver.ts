export const saveDelay = 800
export const retryDelay = 5000

export interface DraftSaver<T> {
  /** The value changed: it will be saved soon. */
  typed(value: T): void
  /** Saves unsaved changes now. `last`: the page is being closed or hidden. */
  flush(last?: boolean): Promise<void>
  /** Drops unsaved changes, and resolves when no save is in progress. */
  drop(): Promise<void>
}

/**
 * Saves a value a short time after typing pauses, one save at a time and the newest last. A failed save is repeated
 * until it works or a newer value replaces it.
 */
export function createDraftSaver<T>(save: (value: T, last: boolean) => Promise<boolean>): DraftSaver<T> {
  let unsaved: { value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<void> = Promise.resolve()

  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }

  async function send(last: boolean) {
    const sent = unsaved
    if (!sent) return
    const saved = await save(sent.value, last).catch(() => false)
    if (unsaved !== sent) return
    if (saved) unsaved = null
    else if (!last) schedule(retryDelay)
  }

  function flush(last = false): Promise<void> {
    clearTimeout(timer)
    // A page that is being closed cannot wait for the save before this one.
    queue = last ? send(true) : queue.then(() => send(false))
    return queue
  }

  return {
    typed(value) {
      unsaved = { value }
      schedule(saveDelay)
    },
    flush,
    drop() {
      unsaved = null
      clearTimeout(timer)
      return queue
    },
  }
}
