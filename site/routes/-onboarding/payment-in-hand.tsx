import { useEffect, useState } from 'react'
import { load } from '../../browser/load'
import { onSessionChange, readSession } from '../../services/auth/storage'
import { paymentStorage } from '../../services/payment/payment-storage'
import { useLoaded } from '../-shell/use-loaded'
import { onJourneyClosed } from './open'

/** The plan that the signed-in account has paid for without a licence yet, as far as this browser knows. */
function paidPlan() {
  const session = readSession()
  return session && paymentStorage.planOf(session.user.uid)
}

const fetchNotice = async () =>
  (await load('payment-notice', () => import('./payment-notice'), { reload: false })).PaymentNotice

/**
 * At the beginning of every page: a payment was made before a reload or before the dialog was left, and its licence is
 * still to come. Few visitors see it, so its code is loaded only then.
 */
export function PaymentInHand({ className }: { className: string }) {
  const [plan, setPlan] = useState<string | null>(null)
  // If it fails: the dialog says the same when the plan is pressed.
  const Notice = useLoaded(plan, fetchNotice)

  useEffect(() => {
    const readPlan = () => setPlan(paidPlan())
    readPlan()
    const stops = [onSessionChange(readPlan), onJourneyClosed(readPlan)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return plan && Notice && <Notice plan={plan} className={className} />
}
