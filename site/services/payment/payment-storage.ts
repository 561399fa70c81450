import { attempt, paymentKey } from '../../browser/storage'
import type { CheckoutPayment } from './provider'

const prefix = (uid: string) => `${paymentKey}${uid}:`
const keptKey = (uid: string, plan: string) => prefix(uid) + plan

const isPayment = (value: unknown): value is CheckoutPayment =>
  ['paymentId', 'orderId', 'signature'].every(
    (name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string',
  )

/**
 * Stores a payment until it has become a licence, so that it can be completed after a crash of the page. It
 * is not a secret: the server accepts it only from the account that created the order. Without storage nothing is lost,
 * because the provider's webhook reports the payment too.
 */
export const paymentStorage = {
  save(uid: string, plan: string, payment: CheckoutPayment) {
    attempt(() => localStorage.setItem(keptKey(uid, plan), JSON.stringify(payment)))
  },
  read(uid: string, plan: string): CheckoutPayment | null {
    const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(keptKey(uid, plan)) ?? 'null'))
    return isPayment(stored) ? stored : null
  },
  /** The plan of a payment of this account that has not become a licence yet, as far as this browser knows. */
  planOf(uid: string): string | null {
    const keys = attempt(() => Object.keys(localStorage)) ?? []
    const plans = keys
      .filter((key) => key.startsWith(prefix(uid)))
      .map((key) => key.slice(prefix(uid).length))
    return plans.find((plan) => this.read(uid, plan)) ?? null
  },
  forget(uid: string, plan: string) {
    attempt(() => localStorage.removeItem(keptKey(uid, plan)))
  },
}
