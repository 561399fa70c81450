import { load } from './load'

/**
 * Another company's script, by the rules of our own parts: it has 120 seconds, and what does not come rejects with
 * `ChunkLoadError`. The page is not reloaded for it: a reload brings back nothing that is missing elsewhere.
 */
export function loadScript(part: string, address: string): Promise<void> {
  const fetched = () =>
    new Promise<void>((resolve, reject) => {
      // One that failed, or hangs, is asked for anew: an element fetches once.
      for (const old of document.querySelectorAll(`script[src="${CSS.escape(address)}"]`)) old.remove()
      const script = document.createElement('script')
      script.src = address
      script.onload = () => resolve()
      script.onerror = () => reject(new Error(`${address} could not be fetched`))
      document.head.append(script)
    })
  return load(part, fetched, { reload: false })
}
