/** What this server asks of whoever takes the money. */

/** Amounts are in the smallest unit of the currency. */
export type Order = { id: string; amount: number; currency: string }

export type Payment = {
  id: string
  amount: number
  currency: string
  /** The words of https://razorpay.com/docs/payments/payments/#payment-life-cycle */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amountRefunded: number
}

export type NewOrder = {
  amount: number
  currency: string
  /** Ours, at most 40 characters. */
  receipt: string
  /** Shown to whoever looks at the payment in the provider's dashboard. */
  notes: Record<string, string>
}

export interface PaymentProvider {
  readonly name: 'razorpay' | 'sandbox'
  /** Public: the browser opens the checkout with it. */
  readonly key: string
  createOrder(order: NewOrder): Promise<Order>
  /** Every attempt to pay an order; null when the provider knows no such order. */
  paymentsOf(orderId: string): Promise<Payment[] | null>
  /** Takes the money that the payer's bank has set aside. */
  capture(payment: Payment): Promise<void>
  /** Gives all of it back. */
  refund(payment: Payment): Promise<void>
  /** Whether the checkout of this very payment of this order handed the signature over. */
  isSigned(proof: { orderId: string; paymentId: string; signature: string }): boolean
  /** `body` exactly as it arrived. */
  isSignedEvent(body: string, signature: string): boolean
}

/** Down, slow, or talking nonsense. What was asked may have happened all the same. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider has understood, and will not. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}
