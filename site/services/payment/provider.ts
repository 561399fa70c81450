/** A payment order as the server has made it. The browser passes it on and decides nothing of it. */
export interface Order {
  id: string
  /** In the currency's smallest unit: paise. */
  amount: number
  currency: string
  /** The provider's public key; `sandboxKey` of the contract where a sandbox stands in. */
  key: string
}

/** Who pays: what the checkout need not ask again. */
export interface Payer {
  name: string
  email: string
  contact: string
}

/** What proves a payment to the server, and nothing before the server has asked the provider. */
export interface Payment {
  paymentId: string
  orderId: string
  signature: string
}

/**
 * What happens in an open checkout. `failed` is one attempt, and the visitor may try another without leaving;
 * `paid` may come after `closed`, since a bank answers when it likes.
 */
export type CheckoutEvent =
  | { kind: 'failed'; reason: string; paymentId: string | null }
  | { kind: 'paid'; payment: Payment }
  | { kind: 'closed'; timedOut: boolean }

/** One way of paying: Razorpay, or the sandbox. */
export interface CheckoutProvider {
  /** Fetches what `open` needs. Rejects with `ChunkLoadError` where it does not come. */
  ready(): Promise<void>
  /** Puts the checkout in front of the page, after `ready`. Returns how to take it away. */
  open(order: Order, payer: Payer, hear: (event: CheckoutEvent) => void): () => void
}

/** Shown by the checkout, and on statements. Twelve months are what is sold (section 7 of the specification). */
export const description = '12 Months Payment'

/** How long one checkout may stay open, in seconds: Razorpay's attempts time out within 3 to 15 minutes. */
export const attemptSeconds = 15 * 60
