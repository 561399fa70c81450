import { load, typed } from './load'
import { submitNatively } from './submit-natively'

/**
 * Resolves when a load should be tried again: at a press that the inline loader has queued, or when the
 * connection is back.
 */
const retryRequested = () =>
  new Promise<Element | undefined>((resolve) => {
    const onRetry = ({ target }: Event) => {
      removeEventListener('queued', onRetry)
      removeEventListener('online', onRetry)
      resolve(target instanceof Element ? target : undefined)
    }
    addEventListener('queued', onRetry)
    addEventListener('online', onRetry)
  })

/** A press that the inline loader has queued before this module listened. */
function findServerHtml(): Element | undefined {
  const queued = document.querySelector<HTMLElement>('[data-queued]')
  const submits = queued instanceof HTMLButtonElement && queued.type === 'submit'
  return (submits && queued.form) || queued || undefined
}

/** Whether the whole style sheet has loaded. */
const stylesheet = () =>
  Promise.resolve(window.bootstrap?.loadStylesheet()).then(
    () => true,
    () => false,
  )

/**
 * Loads a page's own script; `build/route-parts.ts` adds the call to every route.
 *
 * A page from the server is complete without its script. If the script cannot be loaded, even after a reload,
 * the page stays as it is and tries again at the next press. The error page appears only for a press that
 * cannot be answered otherwise; a form is then submitted as without JavaScript, if a server answers it.
 */
export async function loadRoute<T>(path: string, importer: () => Promise<T>): Promise<T> {
  const hydrated = () => 'hydrated' in document.documentElement.dataset
  // A visitor who follows a link expects to leave the page; one who has just arrived must not lose typed
  // text.
  const reload = () => location.pathname === path && (hydrated() || !typed())
  let pressed: Element | undefined
  for (;;) {
    try {
      return await load(path, importer, { reload, styles: false })
    } catch (error) {
      if (typeof document === 'undefined' || hydrated()) throw error
      // Without a connection, or without the styles of the error page, the page stays and a message is shown
      // over it.
      const isSent = pressed instanceof HTMLFormElement && (await submitNatively(pressed))
      if (pressed && !isSent) {
        if (navigator.onLine && !typed() && (await stylesheet())) throw error
        window.bootstrap?.onLoadFailed()
      }
      pressed = (pressed ? undefined : findServerHtml()) ?? (await retryRequested())
    }
  }
}
