import '../build/browser/bootstrap'

/** A chunk could not be loaded. Error reports and error boundaries check `name`. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

export interface LoadOptions {
  /** Gives up after this many milliseconds. */
  timeout?: number
  /**
   * False where the visitor can do without it. A page where something was typed is never reloaded, unless a function
   * says that the visitor is leaving it anyway.
   */
  reload?: boolean | (() => boolean)
  /** Runs just before the reload, to leave a note for the next page. */
  beforeReload?: () => void
}

/** By then a reload has happened, or was refused. */
export const reloadGrace = 3000

const mark = (part: string) => `reloaded-for:${part}`

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

/** Without storage never reload, since nothing would prevent a second one. */
async function mayReload(part: string, reload: NonNullable<LoadOptions['reload']>) {
  try {
    const wanted = typeof reload === 'function' ? reload() : reload && !typed()
    if (!wanted || sessionStorage.getItem(mark(part)) || !(await reachable())) return false
    sessionStorage.setItem(mark(part), '1')
    return true
  } catch {
    return false
  }
}

function loaded(part: string) {
  try {
    sessionStorage.removeItem(mark(part))
  } catch {
    // Nothing was stored, so nothing has to be removed.
  }
}

/**
 * Loads a dynamic import; every one goes through here. A missing chunk is most often one of an older release, so the
 * page reloads once; a chunk that fails again, or takes too long, rejects with `ChunkLoadError`.
 *
 * @example load('journey', () => import('./journey'))
 */
export function load<T>(part: string, importer: () => Promise<T>, options: LoadOptions = {}): Promise<T> {
  const { timeout = 120_000, reload = true, beforeReload } = options
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkLoadError(`Loading "${part}" took longer than ${timeout} ms`)),
      timeout,
    )
    Promise.resolve()
      .then(importer)
      .then((module) => {
        loaded(part)
        resolve(module)
      })
      .catch(async (cause) => {
        const error = new ChunkLoadError(`Loading "${part}" failed`, { cause })
        if (!(await mayReload(part, reload))) return reject(error)
        beforeReload?.()
        location.reload()
        // A page about to reload should not flash a message; if the reload was cancelled, the call must still end.
        setTimeout(() => reject(error), reloadGrace)
      })
      .finally(() => clearTimeout(timer))
  })
}
