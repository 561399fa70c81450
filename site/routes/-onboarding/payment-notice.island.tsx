import { Alert, Button } from '@kaksha/design-system'
import { useEffect, useState } from 'react'
import { pageEvents } from '../../browser/names'
import { finishSetup, paidBeforeNote } from '../../content/payment'
import { planTitle } from '../../content/plans'
import { onSessionChange, readSession } from '../../services/auth/storage'
import { paymentStorage } from '../../services/payment/payment-storage'
import { openButtonProps } from './open'

/** The plan that the signed-in account has paid for without a licence yet, as far as this browser knows. */
function paidPlan() {
  const session = readSession()
  return session && paymentStorage.planOf(session.user.uid)
}

/**
 * At the beginning of every page: a payment was made before a reload or before the dialog was left, and its licence is
 * still to come. Its button leads back to the dialog, which completes it.
 */
export default function PaymentNotice() {
  const [plan, setPlan] = useState<string | null>(null)

  useEffect(() => {
    const look = () => setPlan(paidPlan())
    look()
    addEventListener(pageEvents.journeyClosed, look)
    const stop = onSessionChange(look)
    return () => {
      stop()
      removeEventListener(pageEvents.journeyClosed, look)
    }
  }, [])

  return (
    plan && (
      <Alert className="mx-gutter my-4">
        <p>{paidBeforeNote(planTitle(plan))}</p>
        <Button variant="primary" size="sm" className="mt-3" {...openButtonProps(plan)}>
          {finishSetup}
        </Button>
      </Alert>
    )
  )
}
