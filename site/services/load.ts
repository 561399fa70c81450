import '../build/late'

/** A part of the site could not be fetched. `name` is what error reports and boundaries look for. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

export interface LoadOptions {
  /** Gives up after this many milliseconds. */
  timeout?: number
  /**
   * False where the visitor can do without it. Whatever it says, a page on which something was typed is not
   * reloaded, unless a function says that the visitor is leaving it anyway.
   */
  reload?: boolean | (() => boolean)
  /** Runs just before the page is reloaded, to leave a note for the page that comes. */
  beforeReload?: () => void
}

/** By then a reload has happened, or was refused. */
export const reloadGrace = 3000

const mark = (part: string) => `reloaded-for:${part}`

/** Somebody has typed what a reload would take from them. */
export const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** Whether this address answers: `navigator.onLine` is true on a network that leads nowhere, too. */
export const reachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Storage may be forbidden; then we never reload, since nothing would stop a second one. */
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
    // Nothing was remembered, so nothing has to be forgotten.
  }
}

/**
 * The one way to a dynamic import. A part that is missing is most often a part of an older release, so
 * the page reloads itself once; a part that fails again, or takes too long, rejects with `ChunkLoadError`.
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
        // A page about to go should not flash a message; one that the visitor has kept must not wait for ever.
        setTimeout(() => reject(error), reloadGrace)
      })
      .finally(() => clearTimeout(timer))
  })
}
