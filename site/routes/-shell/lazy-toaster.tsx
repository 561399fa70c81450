import { toastStore } from '@kaksha/design-system'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { load } from '../../browser/load'

/** Serial number of the newest toast; 0 while there is none. */
const newest = () => toastStore.get().at(-1)?.serial ?? 0

/** Shows the toasts. Its code is loaded when the first toast is created, which it then shows. */
export function LazyToaster() {
  const wanted = useSyncExternalStore(toastStore.subscribe, newest, () => 0)
  const [Toaster, setToaster] = useState<ComponentType>()

  useEffect(() => {
    if (wanted === 0 || Toaster) return
    load('toaster', () => import('./toaster'), { reload: false }).then(
      ({ Toaster }) => setToaster(() => Toaster),
      // The text of a toast is also in the page, and the next toast tries again.
      () => {},
    )
  }, [wanted, Toaster])

  return Toaster && <Toaster />
}
