import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Plan } from '../../content/types'
import { createJourney } from './journey-controller'
import { journeyDeps } from './journey-deps'

/** All prices are in rupees; a plan names its symbol. */
const currencyType = 'INR'

/** One journey for the life of the dialog, and what it shows now. */
export function useJourney(plan: Plan, onClose: () => void) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  const [journey] = useState(() =>
    createJourney(
      {
        code: plan.code,
        currencySymbol: plan.currency || '₹',
        currencyType,
        paid: !plan.hasFreeTrail && plan.price > 0,
      },
      journeyDeps(plan, () => close.current()),
    ),
  )
  const state = useSyncExternalStore(journey.subscribe, journey.getState, journey.getState)

  useEffect(() => {
    journey.open()
    // Phones drop a hidden page without any further word, so hiding counts as going away.
    const hidden = () => document.visibilityState === 'hidden' && journey.pageHidden()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', journey.pageHidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', journey.pageHidden)
      journey.end()
    }
  }, [journey])

  return { journey, state }
}
