import { load, typed } from './load'
import '../build/browser/bootstrap'

/** Resolves at the next reason to try again: a press that the inline loader has queued, or the connection's return. */
const sign = () =>
  new Promise<Element | undefined>((resolve) => {
    const heard = ({ target }: Event) => {
      removeEventListener('late', heard)
      removeEventListener('online', heard)
      resolve(target instanceof Element ? target : undefined)
    }
    addEventListener('late', heard)
    addEventListener('online', heard)
  })

/** A press that the inline loader has queued before anything listened. */
function kept(): Element | undefined {
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
 * Loads a page's own script; `build/route-parts.ts` adds it to every route.
 *
 * The page from the server is complete without its script. Where loading fails, even after a reload, the page stays and
 * tries again at the next press. The error page appears only for a press that nothing can answer, and a form is then
 * submitted as without JavaScript.
 */
export async function loadRoute<T>(path: string, importer: () => Promise<T>): Promise<T> {
  const hydrated = () => 'hydrated' in document.documentElement.dataset
  // A visitor who follows a link leaves what was typed; one who has just arrived must not lose it.
  const reload = () => location.pathname === path && (hydrated() || !typed())
  let pressed: Element | undefined
  for (;;) {
    try {
      return await load(path, importer, { reload })
    } catch (error) {
      if (typeof document === 'undefined' || hydrated()) throw error
      // Without a connection, or without the styles of the error page, the page stays, with a message over it.
      const { onLine } = navigator
      if (onLine && pressed instanceof HTMLFormElement) pressed.submit()
      else if (onLine && pressed && !typed() && (await stylesheet())) throw error
      else if (pressed) window.bootstrap?.onLoadFailed()
      pressed = (pressed ? undefined : kept()) ?? (await sign())
    }
  }
}
