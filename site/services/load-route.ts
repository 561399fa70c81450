import { load, typed } from './load'
import '../build/late'

/** The next reason to try again: a press that the inline loader has kept, or the connection's return. */
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

/** A press that the inline loader has kept before anybody listened for it. */
function kept(): Element | undefined {
  const queued = document.querySelector<HTMLElement>('[data-queued]')
  const submits = queued instanceof HTMLButtonElement && queued.type === 'submit'
  return (submits && queued.form) || queued || undefined
}

/**
 * How a page's own script is fetched; `build/route-parts.ts` puts it into every route.
 *
 * The page that came from the server is whole without its script: where that fails, even after a reload, it stays as
 * it is and tries again with the next press. Only a press that nothing can answer brings the error page, and a form
 * is then sent as it is without a script.
 */
export async function loadRoute<T>(path: string, importer: () => Promise<T>): Promise<T> {
  const hydrated = () => 'hydrated' in document.documentElement.dataset
  // Who goes to another page leaves what they typed; who has just arrived does not.
  const reload = () => location.pathname === path && (hydrated() || !typed())
  let pressed: Element | undefined
  for (;;) {
    try {
      return await load(path, importer, { reload })
    } catch (error) {
      if (typeof document === 'undefined' || hydrated()) throw error
      if (pressed instanceof HTMLFormElement) pressed.submit()
      else if (pressed && !typed()) throw error
      pressed = (pressed ? undefined : kept()) ?? (await sign())
    }
  }
}
