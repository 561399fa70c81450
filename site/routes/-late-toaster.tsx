import { toastStore } from '@kaksha/design-system'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import '../build/late'
import { load } from '../services/load'

/** Which toast came last; 0 while there is none. */
const newest = () => toastStore.get().at(-1)?.serial ?? 0

/** Draws the toasts, and fetches what draws them when the first one is wanted. It shows that one too. */
export function LateToaster() {
  const wanted = useSyncExternalStore(toastStore.subscribe, newest, () => 0)
  const [Toaster, setToaster] = useState<ComponentType>()

  useEffect(() => {
    if (wanted === 0 || Toaster) return
    const part = load('toaster', () => import('./-toaster'), { reload: false })
    Promise.all([part, window.late?.styled()]).then(
      ([{ Toaster }]) => setToaster(() => Toaster),
      // What a toast says also stands in the page, and the next one tries again.
      () => {},
    )
  }, [wanted, Toaster])

  return Toaster && <Toaster />
}
