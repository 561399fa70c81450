import type { Reply } from '../../../server/http/api/reply'
import type { OrderStatus } from '../contract'

/** The part of the payment service that onboarding needs. `Details`: what completes an onboarding. */
export type PaidPlans<Details> = {
  complete: (input: Details, accountUid: string) => Promise<Reply>
  /** The newest order, after asking the provider whether it was paid meanwhile. */
  orderOf: (accountUid: string, plan?: string) => Promise<OrderStatus | null>
}
