import { toastStore } from '@kaksha/design-system'
import { useSyncExternalStore } from 'react'
import { load } from '../../browser/load'
import { useLoaded } from './use-loaded'

/** Serial number of the newest toast; 0 while there is none. */
const newest = () => toastStore.get().at(-1)?.serial ?? 0

const fetchToaster = async () => (await load('toaster', () => import('./toaster'), { reload: false })).Toaster

/** Shows the toasts. Its code is loaded when the first toast is created, which it then shows. */
export function LazyToaster() {
  const newestSerial = useSyncExternalStore(toastStore.subscribe, newest, () => 0)
  // If it fails: the text of a toast is also in the page, and the next toast tries again.
  const Toaster = useLoaded(newestSerial, fetchToaster)
  return Toaster && <Toaster />
}
