import type { PaymentState } from '../../contracts/payment'
import type { PaymentRowState } from '../database/schema'
import { needsPerson, type RefundRow } from './refunds'

const stateOf: Record<Exclude<PaymentRowState, 'returned'>, PaymentState> = {
  settled: 'activated',
  pending: 'processing',
  failed: 'failed',
  refused: 'refused',
}

/** What a customer reads of a payment. 'refunded' only where the provider has said so. */
export function paymentStateOf(state: PaymentRowState, refund: RefundRow | null): PaymentState {
  if (state !== 'returned') return stateOf[state]
  if (!refund || needsPerson(refund)) return 'refused'
  if (refund.state === 'done') return 'refunded'
  return refund.state === 'requested' && refund.attempts === 0 ? 'to_refund' : 'refunding'
}
