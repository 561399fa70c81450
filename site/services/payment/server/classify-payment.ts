/** Classifies a payment for its order. A pure function, so that every case can be tested. */
import type { PaymentRowState } from '../../../server/database/schema'
import type { Payment } from './provider'

export type Classification =
  /** The full amount is captured. */
  | 'captured'
  /** The bank has authorised it; it is not captured yet. */
  | 'authorised'
  | Extract<PaymentRowState, 'pending' | 'failed' | 'refunded' | 'refused'>

export function classifyPayment(
  payment: Payment,
  order: { amount: number; currency: string },
): Classification {
  if (payment.status === 'failed') return 'failed'
  if (payment.status === 'refunded') return 'refunded'
  if (payment.amount !== order.amount || payment.currency !== order.currency) return 'refused'
  // A payment that was refunded in part no longer pays for twelve months.
  if (payment.amountRefunded > 0) return 'refused'
  if (payment.status === 'captured') return 'captured'
  return payment.status === 'authorized' ? 'authorised' : 'pending'
}
