export const saveDelay = 800
export const retryDelay = 5000

export interface DraftSaver<T> {
  /** Something was typed: it will be saved soon. */
  typed(value: T): void
  /** Saves now what is not saved yet. `last`: the page is going away. */
  flush(last?: boolean): Promise<void>
  /** Forgets what is not saved, and waits until nothing is on its way. */
  drop(): Promise<void>
}

/**
 * Saves what is typed, a moment after the typing pauses, one save at a time and the newest last.
 * A save that fails is tried again for as long as nothing newer is typed.
 */
export function createDraftSaver<T>(save: (value: T, last: boolean) => Promise<boolean>): DraftSaver<T> {
  let unsaved: { value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let line: Promise<void> = Promise.resolve()

  const arm = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }

  async function send(last: boolean) {
    const sent = unsaved
    if (!sent) return
    const saved = await save(sent.value, last).catch(() => false)
    if (unsaved !== sent) return
    if (saved) unsaved = null
    else if (!last) arm(retryDelay)
  }

  function flush(last = false): Promise<void> {
    clearTimeout(timer)
    // A page that goes away cannot wait for the save before this one.
    line = last ? send(true) : line.then(() => send(false))
    return line
  }

  return {
    typed(value) {
      unsaved = { value }
      arm(saveDelay)
    },
    flush,
    drop() {
      unsaved = null
      clearTimeout(timer)
      return line
    },
  }
}
