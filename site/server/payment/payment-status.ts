import type { PaymentStatus } from '../../contracts/payment'
import type { PaymentRowState } from '../database/schema'
import { needsPerson, type RefundRow } from './refunds'

/** What a customer reads of a payment. 'refunded' only where the provider has said so. */
export function paymentStatusOf(state: PaymentRowState, refund: RefundRow | null): PaymentStatus {
  if (state !== 'refunding') return state
  if (!refund || needsPerson(refund)) return 'refused'
  if (refund.state === 'done') return 'refunded'
  return refund.state === 'requested' && refund.attempts === 0 ? 'to_refund' : 'refunding'
}
