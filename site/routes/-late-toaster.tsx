import { toastStore } from '@kaksha/design-system'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { load } from '../services/load'

const wanted = () => toastStore.get().length > 0

/** Draws the toasts, and fetches what draws them when the first one is wanted. It shows that one too. */
export function LateToaster() {
  const now = useSyncExternalStore(toastStore.subscribe, wanted, () => false)
  const [Toaster, setToaster] = useState<ComponentType>()

  useEffect(() => {
    if (!now || Toaster) return
    load('toaster', () => import('./-toaster'), { reload: false }).then(
      (part) => setToaster(() => part.Toaster),
      // What a toast says also stands in the page, and the next one tries again.
      () => {},
    )
  }, [now, Toaster])

  return Toaster && <Toaster />
}
