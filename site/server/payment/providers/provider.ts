/** What this server needs from a payment provider. docs/guides/payment-providers.md says how to add one. */
import type { Database } from '../../database/database'
import type { DisputeState } from '../../database/schema'
import type { HookRequest } from '../../http/api/api'
import type { SignedInCall } from '../../http/api/identity'
import type { ValuesOf } from './provider-settings'

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

export type NewOrder = {
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
  /** The name of its folder, stored with each order. Orders of another provider are not changed. */
  readonly name: string
  /** The public key, with which the browser opens the checkout. It is stored with each order. */
  readonly key: string
  createOrder(order: NewOrder): Promise<Order>
  /** The order as the provider has it, with our reference and notes; null if it does not know the order. */
  orderOf(orderId: string): Promise<(Order & Pick<NewOrder, 'receipt' | 'notes'>) | null>
  /** Every attempt to pay an order; null when the provider does not know the order. */
  paymentsOf(orderId: string): Promise<Payment[] | null>
  capture(payment: Payment): Promise<void>
  /** Requests the refund of the whole amount. Repeated with the same key it returns the first refund. */
  refund(payment: Pick<Payment, 'id' | 'amount'>, key: string): Promise<Refund>
  /** The refund of the whole amount; a failed one only if there is no other. Null if there is none. */
  refundOf(payment: Pick<Payment, 'id' | 'amount'>): Promise<Refund | null>
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

/** What an adapter exports as `createProvider`. `secret` is this server's own: the sandbox signs with it. */
export type CreateProvider<Settings> = (
  values: ValuesOf<Settings>,
  own: { db: Database; secret: string },
) => PaymentProvider
