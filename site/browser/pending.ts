/**
 * Counts the tasks that the visitor waits for. `routes/-shell/loading.tsx` subscribes and shows a message.
 */
let count = 0
const listeners = new Set<() => void>()

function add(by: number) {
  count += by
  for (const listener of listeners) listener()
}

export const pendingWork = {
  /** Adds one task. Call the returned function to remove it. */
  begin() {
    add(1)
    return () => add(-1)
  },
  get: () => count > 0,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Shows 'Loading...' during the work if it takes longer than 300 ms. */
export async function trackPending<T>(work: Promise<T>): Promise<T> {
  const end = pendingWork.begin()
  try {
    return await work
  } finally {
    end()
  }
}
