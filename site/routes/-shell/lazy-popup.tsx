import { type ComponentType, useEffect, useState } from 'react'
import { attempt } from '../../browser/attempt'
import { load } from '../../browser/load'
import { popupKey } from '../../browser/storage-keys'

/** Milliseconds after page load: when the popup appears, and when its code is requested. */
const popupDelayMs = 3000
const requestAfterMs = 2000

/** When this page was shown, on the clock of `performance`: by a page load or by a navigation without one. */
const arrival = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const walkedTo = 'hydrated' in document.documentElement.dataset
  return (!walkedTo && page?.loadEventEnd) || performance.now()
}

/** Loads the popup of the home page, which has its own styles, shortly before it is due, once a session. */
export function LazyPopup() {
  const [popup, setPopup] = useState<{ Popup: ComponentType<{ due: number }>; due: number }>()

  useEffect(() => {
    // It has appeared in this session. Where storage is blocked, it appears after every page load.
    if (attempt(() => sessionStorage.getItem(popupKey))) return
    const dueAt = arrival() + popupDelayMs
    const bring = async () => {
      const { HomePopup } = await load('popup', () => import('./popup'), { reload: false, styles: false })
      setPopup({ Popup: HomePopup, due: dueAt })
    }
    // The popup only repeats what the page offers, so a failed load needs no message.
    const timer = setTimeout(
      () => bring().catch(() => {}),
      dueAt - popupDelayMs + requestAfterMs - performance.now(),
    )
    return () => clearTimeout(timer)
  }, [])

  return popup && <popup.Popup due={popup.due} />
}
