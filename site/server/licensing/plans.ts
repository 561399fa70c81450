import type { Plan } from '../../content/types'
import type { OrderStatus, TenantSettings } from '../../contracts/licensing'
import type { Reply } from '../http/api/reply'

/** The part of a plan that the server needs; the rest is in site/content. */
export type OfferedPlan = Pick<Plan, 'price' | 'hasFreeTrail' | 'webBookingAllowed'> & { code: string }

export type FindPlan = (code: string) => OfferedPlan | null

export const bookablePlans =
  (plans: readonly OfferedPlan[]): FindPlan =>
  (code) =>
    plans.find((plan) => plan.code === code && plan.webBookingAllowed) ?? null

/** What completes a payment. `orderId`: the payment. `razorpayOrderId`: its order, or empty. */
export type PaidCompletion = TenantSettings & { orderId: string; razorpayOrderId: string }

/** The part of the payment service that onboarding needs. */
export type PaidPlans = {
  complete: (input: PaidCompletion, accountUid: string) => Promise<Reply>
  /** The newest order, after asking the provider whether it is paid now. */
  orderOf: (accountUid: string, plan?: string) => Promise<OrderStatus | null>
}
