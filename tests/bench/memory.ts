/** The memory of a server, as it reports itself. */
import { setTimeout as wait } from 'node:timers/promises'

/** The time is in seconds from the start. */
export type Sample = { at: number; bytes: number }

async function memoryOf(url: string, token: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  const [, bytes] = (await response.text()).match(/^process_resident_memory_bytes (\S+)/m) ?? []
  return Number(bytes)
}

export function watchMemory(url: string, token: string) {
  const samples: Sample[] = []
  const stopping = new AbortController()
  const start = performance.now()
  async function watch() {
    while (!stopping.signal.aborted) {
      const bytes = await memoryOf(url, token)
      samples.push({ at: (performance.now() - start) / 1000, bytes })
      await wait(500, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
      return samples
    },
  }
}

/**
 * How much the regression line through the samples rises from the first to the last, as a fraction of their mean.
 */
export function growth(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const times = samples.map(({ at }) => at)
  const sizes = samples.map(({ bytes }) => bytes)
  const time = mean(times)
  const size = mean(sizes)
  const around = times.map((at) => at - time)
  const slope =
    around.reduce((sum, off, n) => sum + off * ((sizes[n] ?? 0) - size), 0) /
    around.reduce((sum, off) => sum + off * off, 0)
  return (slope * (Math.max(...times) - Math.min(...times))) / size
}
