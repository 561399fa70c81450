/** What this server needs from Razorpay, and from the sandbox in its place. */
import type { DisputeState } from '../../database/schema'
import type { HookRequest } from '../../http/api/api'
import type { SignedInCall } from '../../http/api/identity'

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

/** pending: the money is not back yet. processed: it is. failed: it stays with us. */
export type Refund = { id: string; status: 'pending' | 'processed' | 'failed' }

type NewOrder = {
  amount: number
  currency: string
  /** Our reference, at most 40 characters. */
  receipt: string
  /** Shown in the provider's dashboard. */
  notes: Record<string, string>
}

/** What a verified webhook message reports: which order to ask the provider about. */
export type WebhookEvent = {
  /** The provider's ID of the order; null if the event is about no order. */
  orderId: string | null
  /** Our reference of the order, if the message contains it. */
  receipt?: string
  /** `at`: when the message was written, by which an older message is recognised. */
  dispute?: { id: string; paymentId: string; state: DisputeState; at: Date }
}

export interface PaymentProvider {
  readonly name: 'razorpay' | 'sandbox'
  /** The public key, with which the browser opens the checkout. It is stored with each order. */
  readonly key: string
  createOrder(order: NewOrder): Promise<Order>
  /** The order as the provider has it, with our reference and notes; null if it does not know the order. */
  orderOf(orderId: string): Promise<(Order & Pick<NewOrder, 'receipt' | 'notes'>) | null>
  /** Every attempt to pay an order; null when the provider does not know the order. */
  paymentsOf(orderId: string): Promise<Payment[] | null>
  capture(payment: Payment): Promise<void>
  /** Requests the refund of this amount. Repeated with the same key it returns the first refund. */
  refund(payment: Pick<Payment, 'id' | 'amount'>, key: string): Promise<Refund>
  /** What is left of the amount, and once nothing is left the refund; before that only one that has failed, or null. */
  refundOf(payment: Pick<Payment, 'id' | 'amount'>): Promise<{ refund: Refund | null; left: number }>
  /** The order of a payment; null when the provider does not know the payment, or it has no order. */
  orderIdOf(paymentId: string): Promise<string | null>
  /** Verifies the signature of a webhook message, then reads its event. */
  verifyWebhook(message: HookRequest): WebhookEvent | 'forged' | 'malformed'
  /**
   * Additional calls that the provider's checkout needs on this server. `receive` handles a webhook message
   * that the server creates itself.
   */
  addCalls?(call: SignedInCall, receive: (message: HookRequest) => Promise<unknown>): void
}

/** The provider did not answer, answered late or unexpectedly. The request may have taken effect anyway. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider understood the request and refused it. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}
