import { toastStore } from '@kaksha/design-system'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import '../build/late'
import { load } from '../services/load'

const wanted = () => toastStore.get().length > 0

/** Draws the toasts, and fetches what draws them when the first one is wanted. It shows that one too. */
export function LateToaster() {
  const now = useSyncExternalStore(toastStore.subscribe, wanted, () => false)
  const [Toaster, setToaster] = useState<ComponentType>()

  useEffect(() => {
    if (!now || Toaster) return
    const part = load('toaster', () => import('./-toaster'), { reload: false })
    Promise.all([part, window.late?.styled()]).then(
      ([{ Toaster }]) => setToaster(() => Toaster),
      // What a toast says also stands in the page, and the next one tries again.
      () => {},
    )
  }, [now, Toaster])

  return Toaster && <Toaster />
}
