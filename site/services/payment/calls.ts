import { type ApiReply, type Credentials, callApi } from '../api-client'
import type { Reviewed, TenantSettings } from '../licensing/contract'
import type { CreatePaymentOrder } from './contract'
import { builtCheckout } from './current-checkout'
import type { CheckoutOrder } from './provider'

/**
 * Requests an order; the server decides the amount. `tenantSettings` is what step 3 would send, so that a
 * payment still gives the described licence if the browser crashes. `reviewed` and `amount` (in paise) are
 * what step 3 shows.
 */
export const requestPaymentOrder = (
  { uid, bearer }: Credentials,
  plan: string,
  tenantSettings: TenantSettings,
  reviewed: Reviewed,
  amount: number,
): Promise<ApiReply> =>
  callApi(
    'create_payment_order',
    { plan, tenantSettings, reviewed, amount, token: uid } satisfies CreatePaymentOrder,
    { bearer },
  )

/** The status of a payment. `email` is the company's e-mail address. */
export const fetchPaymentStatus = (paymentId: string, email: string): Promise<ApiReply> =>
  callApi('payment_status', { paymentId, email })

/** Reads an order without trusting its types. If the API names no provider, it is the one of the build. */
export function readOrder({
  orderId,
  amount,
  currency,
  key,
  provider = builtCheckout,
}: Record<string, unknown>): CheckoutOrder | null {
  const texts = [orderId, currency, key, provider]
  if (!texts.every((text) => typeof text === 'string' && text) || typeof amount !== 'number') return null
  return { id: orderId, amount, currency, key, provider } as CheckoutOrder
}
