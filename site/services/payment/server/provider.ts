/**
 * What this server needs from a payment provider. To add one, write its adapters (`client.ts`, `server.ts`, `csp.ts`, in a
 * folder beside `razorpay/`) and name them in `payment/client/current-checkout.ts`, and in `settings.ts`, `compose.ts`
 * and `integrations.ts` of the server.
 */

/** Amounts are in the smallest unit of the currency. */
export type Order = { id: string; amount: number; currency: string }

export type Payment = {
  id: string
  amount: number
  currency: string
  /** The status names of https://razorpay.com/docs/payments/payments/#payment-life-cycle */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amountRefunded: number
}

export type NewOrder = {
  amount: number
  currency: string
  /** Our reference, at most 40 characters. */
  receipt: string
  /** Shown in the provider's dashboard. */
  notes: Record<string, string>
}

export interface PaymentProvider {
  /** Stored with each order: orders of another provider are left alone. */
  readonly name: string
  /** Public: the browser opens the checkout with it. */
  readonly key: string
  createOrder(order: NewOrder): Promise<Order>
  /** Every attempt to pay an order; null when the provider does not know the order. */
  paymentsOf(orderId: string): Promise<Payment[] | null>
  /** Captures an authorised payment. */
  capture(payment: Payment): Promise<void>
  /** Refunds the whole amount. */
  refund(payment: Payment): Promise<void>
  /** Whether the signature belongs to this payment of this order. */
  isSigned(proof: { orderId: string; paymentId: string; signature: string }): boolean
  /** `body` exactly as received. */
  isSignedEvent(body: string, signature: string): boolean
  /** The header fields of a webhook message that hold its signature and its ID. */
  readonly eventHeaders: { signature: string; id: string }
  /** What a webhook message reports, and about which order; null where it is no event. */
  readEvent(body: string): { name: string; orderId: string | null } | null
}

/** No answer, a late answer or an unexpected one. The request may have taken effect all the same. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider understood the request and refused it. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}
