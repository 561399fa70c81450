/** What a payment is worth for its order. Pure, so that every case can be read off. */
import type { PaymentRowState } from '../platform/schema'
import type { Payment } from './server-provider'

export type Verdict =
  /** The money is here, all of it. */
  | 'captured'
  /** The payer's bank has set it aside. */
  | 'authorised'
  | Extract<PaymentRowState, 'pending' | 'failed' | 'refunded' | 'refused'>

export function judge(payment: Payment, order: { amount: number; currency: string }): Verdict {
  if (payment.status === 'failed') return 'failed'
  if (payment.status === 'refunded') return 'refunded'
  if (payment.amount !== order.amount || payment.currency !== order.currency) return 'refused'
  // What was given back in part no longer pays for twelve months.
  if (payment.amountRefunded > 0) return 'refused'
  if (payment.status === 'captured') return 'captured'
  return payment.status === 'authorized' ? 'authorised' : 'pending'
}
