import { type ComponentType, useEffect, useState } from 'react'
import { popupKey } from '../content/storage-keys'
import { load } from '../services/load'

/** Milliseconds after the page has loaded at which the popup comes, and at which it is asked for. */
const [delay, ask] = [3000, 2000]

/** When this page was there, on the clock of `performance`: loaded by the browser, or walked to. */
const arrival = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const walkedTo = 'hydrated' in document.documentElement.dataset
  return (!walkedTo && page?.loadEventEnd) || performance.now()
}

/** Whether it has come in this session. Where storage is forbidden it comes with every load of the page. */
const seen = () => {
  try {
    return sessionStorage.getItem(popupKey)
  } catch {
    return null
  }
}

/** Fetches the popup of the home page when its time is near, once a session. */
export function LatePopup() {
  const [popup, setPopup] = useState<{ Popup: ComponentType<{ due: number }>; due: number }>()

  useEffect(() => {
    if (seen()) return
    const due = arrival() + delay
    const bring = async () => {
      const { HomePopup } = await load('popup', () => import('./-sections/shell-popup'), { reload: false })
      setPopup({ Popup: HomePopup, due })
    }
    // It offers what the page offers: where it cannot be fetched, nobody misses it.
    const timer = setTimeout(() => bring().catch(() => {}), due - delay + ask - performance.now())
    return () => clearTimeout(timer)
  }, [])

  return popup && <popup.Popup due={popup.due} />
}
