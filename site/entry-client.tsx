import { type ComponentType, type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { load, typed } from './browser/load'
import { islandName, names } from './browser/names'
import { toleratePageChanges, watchEntries } from './browser/page-changes'
import { ErrorBoundary } from './routes/-shell/error-page'
import { Services } from './routes/-shell/services'

toleratePageChanges()

const modules = import.meta.glob<{ default: ComponentType }>('./routes/**/*.island.tsx')
const importers = new Map(Object.entries(modules).map(([path, importer]) => [islandName(path), importer]))

interface ReadyProps {
  /** In the same task in which React changes the page: a key pressed after it must find the focus. */
  onCommit?: () => void
  /** The children handle presses. */
  onReady: () => void
  children: ReactNode
}

function Ready({ onCommit, onReady, children }: ReadyProps) {
  useLayoutEffect(() => onCommit?.(), [onCommit])
  useEffect(onReady, [onReady])
  return children
}

/** @returns Whether the component is shown. Otherwise the error page is in its place. */
async function start(element: HTMLElement): Promise<boolean> {
  const name = element.dataset[names.island] ?? ''
  const importer = importers.get(name)
  if (!importer) throw new Error(`There is no island named ${name}.`)
  const { default: Component } = await load(name, importer, {
    // Also when the press comes while a part that was only approached is being loaded.
    reload: () => pressed.has(element) && !typed(),
  })
  const props = JSON.parse(element.dataset[names.props] ?? '{}')
  const restore = watchEntries(element)
  const isShown = await new Promise<boolean>((resolve) => {
    const onReady = () => resolve(true)
    const onError = () => {
      restore()
      resolve(false)
    }
    hydrateRoot(
      element,
      <StrictMode>
        <ErrorBoundary onError={onError}>
          <Ready onCommit={restore} onReady={onReady}>
            <Component {...props} />
          </Ready>
        </ErrorBoundary>
      </StrictMode>,
      { identifierPrefix: `${name}-`, onRecoverableError: reportError },
    )
  })
  element.dataset[names.hydrated] = ''
  return isShown
}

const started = new WeakMap<Element, Promise<boolean>>()
const pressed = new WeakSet<Element>()

/**
 * Hydrates an island, once. After a failed load the next call tries again.
 *
 * @param reload Whether a missing chunk may reload the page: not for a part that was only approached.
 */
export function hydrate(element: HTMLElement, reload = true): Promise<boolean> {
  if (reload) pressed.add(element)
  const earlier = started.get(element)
  if (earlier) return earlier
  const hydration = start(element)
  started.set(element, hydration)
  hydration.catch(() => started.delete(element))
  return hydration
}

const host = document.createElement('div')
document.body.append(host)
/** Resolves when the dialog can be opened and toasts are shown. */
export const ready = new Promise<void>((resolve) => {
  createRoot(host, { identifierPrefix: 'services-' }).render(
    <StrictMode>
      <Ready onReady={resolve}>
        <Services hydrate={hydrate} />
      </Ready>
    </StrictMode>,
  )
}).then(() => {
  document.documentElement.dataset[names.application] = ''
})

// Measurements for visitors with the browser extension of the same name; nothing is sent. They cover the time from the
// first press, so the module is loaded then.
void load('web-vitals', () => import('web-vitals'), { reload: false, styles: false }).catch(() => undefined)
