import { type ApiReply, callApi } from '../api-client'
import { load } from '../load'
import type { Account } from '../onboarding/client'
import type { LaunchSettings } from '../onboarding/contract'
import { type SandboxPay, sandboxKey } from './contract'
import type { CheckoutProvider, Order, Payment } from './provider'

/**
 * Asks for an order: what is owed is the server's to say. `launch` is what step 3 would send, so that a payment whose
 * browser dies still gives the licence that its buyer had described.
 */
export const createPaymentOrder = (
  { uid, bearer }: Account,
  plan: string,
  launch: LaunchSettings,
): Promise<ApiReply> => callApi('create_payment_order', { plan, launch, token: uid }, { bearer })

/** What a visitor does in the sandbox's checkout. */
export const sandboxPay = ({ uid, bearer }: Account, orderId: string, outcome: SandboxPay['outcome']) =>
  callApi('sandbox_pay', { orderId, outcome, token: uid }, { bearer })

/** Where a payment has led. The e-mail address is what was given to the checkout. */
export const paymentStatus = (paymentId: string, email: string): Promise<ApiReply> =>
  callApi('payment_status', { paymentId, email })

/** Reads an order without trusting it. */
export function readOrder({ orderId, amount, currency, key }: Record<string, unknown>): Order | null {
  const texts = [orderId, currency, key]
  if (!texts.every((text) => typeof text === 'string' && text) || typeof amount !== 'number') return null
  return { id: orderId, amount, currency, key } as Order
}

/** The adapter for a public key, in a chunk of its own: nothing of it comes before somebody pays. */
export const fetchCheckout = (key: string): Promise<CheckoutProvider> =>
  key === sandboxKey
    ? load('sandbox-checkout', () => import('./sandbox-checkout'), { reload: false }).then(
        (part) => part.sandboxCheckout,
      )
    : load('checkout', () => import('./razorpay-checkout'), { reload: false }).then(
        (part) => part.razorpayCheckout,
      )

/**
 * Begins to fetch the checkout while the visitor still reads. Which one it will be, the order says; until then the
 * public key of the build does.
 */
export const preloadCheckout = () =>
  void fetchCheckout(import.meta.env.VITE_RAZORPAY_KEY || sandboxKey)
    .then((checkout) => checkout.ready())
    .catch(() => {})

const keptKey = (uid: string, plan: string) => `payment:${uid}:${plan}`

const isPayment = (value: unknown): value is Payment =>
  typeof value === 'object' &&
  value !== null &&
  ['paymentId', 'orderId', 'signature'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/**
 * A payment is kept until it has become a licence, so that a page that crashes between the two can go on with it.
 * It is no secret: the server takes it from the account alone that ordered it.
 */
export const keptPayment = {
  keep(uid: string, plan: string, payment: Payment) {
    try {
      localStorage.setItem(keptKey(uid, plan), JSON.stringify(payment))
    } catch {
      // The provider tells the server besides.
    }
  },
  read(uid: string, plan: string): Payment | null {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keptKey(uid, plan)) ?? 'null')
      return isPayment(kept) ? kept : null
    } catch {
      return null
    }
  },
  forget(uid: string, plan: string) {
    try {
      localStorage.removeItem(keptKey(uid, plan))
    } catch {
      // Nothing was kept.
    }
  },
}
