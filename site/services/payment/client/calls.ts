import { type ApiReply, callApi } from '../../api-client'
import type { Account } from '../../onboarding/client/calls'
import type { Reviewed, TenantSettings } from '../../onboarding/contract'
import type { SandboxPay } from '../contract'
import type { Order } from './provider'

/**
 * Asks for an order; the server decides the amount. `tenantSettings` is what step 3 would send, so that a payment whose
 * browser crashed still gives the licence that its buyer described. `reviewed` is what step 3 shows.
 */
export const createPaymentOrder = (
  { uid, bearer }: Account,
  plan: string,
  tenantSettings: TenantSettings,
  reviewed: Reviewed,
): Promise<ApiReply> =>
  callApi('create_payment_order', { plan, launch: tenantSettings, reviewed, token: uid }, { bearer })

/** Simulates a visitor's action in the sandbox checkout. */
export const sandboxPay = ({ uid, bearer }: Account, orderId: string, outcome: SandboxPay['outcome']) =>
  callApi('sandbox_pay', { orderId, outcome, token: uid }, { bearer })

/** The status of a payment. `email` is the company's e-mail address. */
export const paymentStatus = (paymentId: string, email: string): Promise<ApiReply> =>
  callApi('payment_status', { paymentId, email })

/** Reads an order without trusting its types. */
export function readOrder({ orderId, amount, currency, key }: Record<string, unknown>): Order | null {
  const texts = [orderId, currency, key]
  if (!texts.every((text) => typeof text === 'string' && text) || typeof amount !== 'number') return null
  return { id: orderId, amount, currency, key } as Order
}
