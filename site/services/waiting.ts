/** How many things the visitor has asked for and is waiting for. Whoever shows it subscribes: `routes/-first-aid.tsx`. */
let count = 0
const listeners = new Set<() => void>()

function add(by: number) {
  count += by
  for (const listener of listeners) listener()
}

export const waiting = {
  /** Something more is on its way, until the function that it returns is called. */
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

/** Says 'Loading...' while the work goes on, once it takes longer than a moment. */
export async function whileWaiting<T>(work: Promise<T>): Promise<T> {
  const end = waiting.begin()
  try {
    return await work
  } finally {
    end()
  }
}
