import { attempt, reloadedKey } from './storage'

/** A chunk could not be loaded. Error reports and error boundaries check `name`. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

export interface LoadOptions {
  /**
   * False: a missing chunk does not reload the page, because the visitor can do without it. A page with typed
   * text is reloaded only if a function returns that the visitor is leaving it anyway.
   */
  reload?: boolean | (() => boolean)
  /** Runs just before the reload, to leave a note for the next page. */
  beforeReload?: () => void
  /**
   * Whether the part comes together with the whole style sheet, because it renders elements for which the page has no
   * rules. True by default.
   */
  styles?: boolean
}

/** Milliseconds after which a requested reload has either happened or been cancelled. */
export const reloadGrace = 3000

/** Milliseconds after which loading is given up. */
const timeout = 120_000

const mark = (part: string) => `${reloadedKey}${part}`

/** Whether something was typed that a reload would lose. */
export const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** Whether this address answers: `navigator.onLine` is also true on a network without internet access. */
export const reachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Without session storage the page is never reloaded, because nothing would prevent a second reload. */
async function mayReload(part: string, reload: NonNullable<LoadOptions['reload']>) {
  try {
    const shouldReload = typeof reload === 'function' ? reload() : reload && !typed()
    if (!shouldReload || sessionStorage.getItem(mark(part)) || !(await reachable())) return false
    sessionStorage.setItem(mark(part), '1')
    return true
  } catch {
    return false
  }
}

/** The address in the message of a failed import. Safari's message has none. */
const addressIn = (cause: unknown) => String(cause).match(/https?:\/\/\S+$/)?.[0]

/** How often each part has failed since the page was loaded. */
const failures = new Map<string, number>()

/**
 * Imports a part. Until whatwg/html#10327 browsers kept a failed import, as Chromium 150 does: the address fails again
 * without a request, although the network is back. Another query makes it another address. A part whose own imports
 * failed too fails until the page is reloaded.
 */
async function importPart<T>(part: string, importer: () => Promise<T>): Promise<T> {
  const failureCount = failures.get(part) ?? 0
  try {
    return await importer()
  } catch (cause) {
    failures.set(part, failureCount + 1)
    const address = failureCount > 0 && addressIn(cause)
    if (!address) throw cause
    return import(/* @vite-ignore */ `${address}?attempt=${failureCount + 1}`)
  }
}

/**
 * Loads a dynamic import; all of them use this function. A missing chunk usually belongs to an older release,
 * so the page reloads once. A chunk that fails again, or takes too long, rejects with `ChunkLoadError`. The importer
 * returns the module itself: after a failure the module is imported in another way.
 *
 * @example load('journey', () => import('./journey'))
 */
export function load<T>(part: string, importer: () => Promise<T>, options: LoadOptions = {}): Promise<T> {
  const { reload = true, beforeReload, styles = true } = options
  const stylesheet = styles && globalThis.window?.bootstrap?.loadStylesheet()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkLoadError(`Loading "${part}" took longer than ${timeout} ms`)),
      timeout,
    )
    Promise.all([importPart(part, importer), stylesheet])
      .then(([module]) => {
        attempt(() => sessionStorage.removeItem(mark(part)))
        resolve(module)
      })
      .catch(async (cause) => {
        const error = new ChunkLoadError(`Loading "${part}" failed`, { cause })
        if (!(await mayReload(part, reload))) return reject(error)
        beforeReload?.()
        location.reload()
        // The page is about to reload, so no message is shown. If the reload was cancelled, the call still
        // has to end.
        setTimeout(() => reject(error), reloadGrace)
      })
      .finally(() => clearTimeout(timer))
  })
}
