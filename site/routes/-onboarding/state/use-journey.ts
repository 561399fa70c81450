import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Plan } from '../../../content/types'
import { amountOf, owesPayment } from '../../../services/licensing/contract'
import { createJourney } from './create-journey'
import { journeyDeps } from './dependencies'

/** All prices are in rupees; a plan has only its symbol. */
const currencyType = 'INR'

/** One journey for the lifetime of the dialog, and its current state. */
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
        paid: owesPayment(plan),
        amount: amountOf(plan),
      },
      journeyDeps(plan, () => close.current()),
    ),
  )
  const state = useSyncExternalStore(journey.subscribe, journey.getState, journey.getState)

  useEffect(() => {
    journey.open()
    // Mobile browsers discard a hidden page without another event, so hiding counts as leaving.
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
