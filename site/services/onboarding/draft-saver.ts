export const saveDelay = 800
export const retryDelay = 5000

/** `later`: saving may work later. `refused`: the server would refuse the same value again. */
export type SaveResult = 'saved' | 'later' | 'refused'

/**
 * Saves a value shortly after typing pauses: one save at a time, the newest value last. A failed save is
 * repeated until it works or a newer value replaces it, and when the connection is back. A refused value is
 * kept, and sent again at the next `flush` and when the connection is back.
 */
export function createDraftSaver<T>(save: (value: T, last: boolean) => Promise<SaveResult>) {
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
    const result = await save(sent.value, last).catch((): SaveResult => 'later')
    if (unsaved !== sent) return
    if (result === 'saved') {
      unsaved = null
      return
    }
    globalThis.addEventListener?.('online', again, { once: true })
    // Also scheduled on a hidden page, which may be shown again.
    if (result === 'later') schedule(retryDelay)
  }

  /** Saves unsaved changes now. `last`: the page is being closed or hidden. */
  function flush(last = false): Promise<void> {
    clearTimeout(timer)
    // A page that is being closed cannot wait for the save before this one.
    queue = last ? send(true) : queue.then(() => send(false))
    return queue
  }

  const again = () => void flush()

  return {
    /** Call it when the value changes; it is saved soon after. */
    typed(value: T) {
      unsaved = { value }
      schedule(saveDelay)
    },
    flush,
    /** Drops unsaved changes, and resolves when no save is in progress. */
    drop() {
      unsaved = null
      clearTimeout(timer)
      return queue
    },
  }
}
