import { load } from './load'

/**
 * Loads a third-party script by the same rules as our own chunks: it has 120 seconds, and a failure rejects
 * with `ChunkLoadError`. The page is not reloaded, because that would not restore a script of another host.
 */
export function loadScript(part: string, address: string): Promise<void> {
  const fetched = () =>
    new Promise<void>((resolve, reject) => {
      // A script element loads only once, so a failed or hanging one is replaced.
      for (const old of document.querySelectorAll(`script[src="${CSS.escape(address)}"]`)) old.remove()
      const script = document.createElement('script')
      script.src = address
      script.onload = () => resolve()
      script.onerror = () => reject(new Error(`${address} could not be fetched`))
      document.head.append(script)
    })
  return load(part, fetched, { reload: false })
}
