import { type ApiReply, callApi } from '../api-client'
import type { Account } from '../onboarding/client'
import type { LaunchSettings } from '../onboarding/contract'
import type { SandboxPay } from './contract'
import type { Order } from './provider'

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
