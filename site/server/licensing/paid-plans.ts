import type { OrderStatus, TenantSettings } from '../../services/licensing/contract'
import type { Reply } from '../http/api/reply'

/** What completes a payment. `orderId`: the payment. `razorpayOrderId`: its order, or empty. */
export type PaidCompletion = TenantSettings & { orderId: string; razorpayOrderId: string }

/** The part of the payment service that onboarding needs. */
export type PaidPlans = {
  complete: (input: PaidCompletion, accountUid: string) => Promise<Reply>
  /** The newest order, after asking the provider whether it was paid meanwhile. */
  orderOf: (accountUid: string, plan?: string) => Promise<OrderStatus | null>
}
