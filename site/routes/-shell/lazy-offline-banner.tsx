import { type ComponentType, useEffect, useState } from 'react'
import '../../build/browser/bootstrap'
import { load } from '../../services/load'

/** Together with its styles, which the page does not contain. */
export const loadOfflineBanner = () =>
  Promise.all([
    load('first-aid', () => import('./offline-banner'), { reload: false }),
    window.bootstrap?.loadStylesheet(),
  ]).then(([part]) => part)

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * The offline message, the error page and the loading message. They cannot be loaded once the connection has failed, so
 * they are loaded at the first interaction after hydration, not with the page.
 */
export function LazyOfflineBanner() {
  const [OfflineBanner, setOfflineBanner] = useState<ComponentType>()
  useEffect(() => {
    if (OfflineBanner) return
    let coming = false
    const fetchOnce = () => {
      if (coming) return
      coming = true
      loadOfflineBanner().then(
        (part) => setOfflineBanner(() => part.OfflineBanner),
        () => {
          coming = false
        },
      )
    }
    for (const type of signs) addEventListener(type, fetchOnce, { passive: true })
    return () => {
      for (const type of signs) removeEventListener(type, fetchOnce)
    }
  }, [OfflineBanner])
  return OfflineBanner && <OfflineBanner />
}
