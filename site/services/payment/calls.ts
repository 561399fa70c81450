import type { CreatePaymentOrder, PaymentOrder } from '../../contracts/payment'
import { callAs } from '../auth/sign-in'
import type { Session } from '../auth/storage'
import { builtCheckout } from './current-checkout'

/** Requests an order; the server decides the amount. */
export const requestPaymentOrder = (session: Session, order: Required<Omit<CreatePaymentOrder, 'token'>>) =>
  callAs(session, 'create_payment_order', order)

/** Reads an order without trusting its types. If the API names no provider, it is the one of the build. */
export function readOrder({
  orderId,
  amount,
  currency,
  key,
  provider = builtCheckout,
}: Record<string, unknown>): PaymentOrder | null {
  const texts = [orderId, currency, key, provider]
  if (!texts.every((text) => typeof text === 'string' && text) || typeof amount !== 'number') return null
  return { orderId, amount, currency, key, provider } as PaymentOrder
}
