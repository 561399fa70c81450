import type { Payment } from './provider'

const keptKey = (uid: string, plan: string) => `payment:${uid}:${plan}`

const isPayment = (value: unknown): value is Payment =>
  typeof value === 'object' &&
  value !== null &&
  ['paymentId', 'orderId', 'signature'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/**
 * Keeps a payment until it has become a licence, so that a page that crashes in between can complete it later. It is
 * not a secret: the server accepts it only from the account that made the order.
 */
export const paymentStorage = {
  keep(uid: string, plan: string, payment: Payment) {
    try {
      localStorage.setItem(keptKey(uid, plan), JSON.stringify(payment))
    } catch {
      // The provider's webhook reports the payment as well.
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
