import type { PaymentOrder } from '../../contracts/payment'

/** The buyer's details, to prefill the checkout. */
export interface Payer {
  name: string
  email: string
  contact: string
}

/** Identifies and signs a payment. It proves nothing until the server has asked the provider. */
export interface CheckoutPayment {
  /** The provider's IDs of the payment and of its order. */
  paymentId: string
  orderId: string
  signature: string
}

/**
 * Events of an open checkout. `failed` is one attempt; the visitor may start another without closing. `paid` may come
 * after `closed`, when a bank answers late.
 */
export type CheckoutEvent =
  | { kind: 'failed'; reason: string; paymentId: string | null }
  | { kind: 'paid'; payment: CheckoutPayment }
  | { kind: 'closed'; timedOut: boolean }

/** A payment provider's checkout: what `checkout.ts` in its folder exports as `checkout`. */
export interface CheckoutProvider {
  /** Loads what `open` needs. Rejects with `ChunkLoadError` if that fails. */
  ready(): Promise<void>
  /** Opens the checkout over the page, after `ready`. Returns a function that closes it. */
  open(order: PaymentOrder, payer: Payer, onEvent: (event: CheckoutEvent) => void): () => void
}

/** How long one checkout may stay open, in seconds. Razorpay's attempts time out within 3 to 15 minutes. */
export const attemptSeconds = 15 * 60
