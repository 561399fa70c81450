/** Counts what the visitor has asked for and is still loading. `routes/-shell/loading.tsx` subscribes and shows it. */
let count = 0
const listeners = new Set<() => void>()

function add(by: number) {
  count += by
  for (const listener of listeners) listener()
}

export const pendingWork = {
  /** Adds one until the returned function is called. */
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

/** Shows 'Loading...' during the work, once it takes longer than 300 ms. */
export async function trackPending<T>(work: Promise<T>): Promise<T> {
  const end = pendingWork.begin()
  try {
    return await work
  } finally {
    end()
  }
}
