/** Paying for a plan: what the browser sends and what the server answers. */
import * as z from 'zod/mini'
import { line, type ReplyBody, uid } from './api'
import { type OrderStatus, planCode, reviewed, tenantSettings } from './licensing'

/**
 * POST create_payment_order. `token` is the uid. `tenantSettings` is what step 3 sends. It is stored with the order,
 * so that a payment still gives the described licence if the browser crashes.
 */
export const createPaymentOrderRequest = z.object({
  token: uid,
  plan: planCode,
  tenantSettings: z.optional(tenantSettings),
  /** What step 3 shows. */
  reviewed: z.optional(reviewed),
  /** The price that step 3 shows, in paise. */
  amount: z.optional(z.int()),
})
export type CreatePaymentOrder = z.input<typeof createPaymentOrderRequest>

/** The browser passes it on to the checkout unchanged. */
export type PaymentOrder = Pick<OrderStatus, 'orderId' | 'amount' | 'currency' | 'key' | 'provider'>

/**
 * 409 with `alreadyActiveMessage`: the plan is licensed, perhaps by a payment that was found just now;
 * onboarding_status returns the licence. 409 with `errors.reviewed`: see `reviewed`. 409 with `errors.amount`: another
 * price was shown, and `amount` is the present one. 503 with `noOrderMessage` (none was started) or
 * `orderUnansweredMessage`: the request can be repeated.
 */
export type CreatePaymentOrderReply = ReplyBody & Partial<PaymentOrder>

export const alreadyActiveMessage = 'This plan is already active. You need not pay again.'
/** `price` is the new price with its currency. */
export const priceChangedMessage = (price: string) =>
  `No payment was started: the price has changed to ${price} since this page was loaded. Press Submit & Launch again to pay it.`
/** An earlier order of the account may have been paid, and cannot be checked now. */
export const orderUncheckedMessage =
  'You have an earlier order that cannot be checked at the moment, so no second one is made. Please write to us: we will check whether it was paid.'
/** An earlier order of the account may be paid, and the provider does not answer. */
export const orderUnansweredMessage =
  'Your earlier order cannot be checked at the moment, so no payment was started. If you have paid it, do not pay again. Please try again in a moment.'
export const noOrderMessage =
  'The payment could not be prepared, so none was started. Please try again in a moment.'
export const nothingOwedMessage = 'This plan needs no payment.'
export const pendingMessage =
  'The payment provider has not confirmed this payment yet. Do not pay again: as soon as it does, your licence becomes active automatically.'

/** Why complete_onboarding refuses a payment. */
export const paymentRefusals = {
  unknown: 'We find no payment of yours with this ID.',
  failed: 'This payment has failed, and no money was taken. You can pay again.',
  otherAmount: 'The amount of this payment is not that of its order. Please write to us.',
  refundFails: 'The refund of this payment does not succeed. Please write to us.',
  refunded: 'This payment has been refunded.',
  refunding: 'We have asked the payment provider to return this payment.',
  toRefund: 'This payment is to be returned: we ask the payment provider for it within minutes.',
  /** Follows one of the last three. */
  notOwed:
    'It gave no licence: the licence had changed since it was ordered, the price of its order had expired, or another school has taken the domain name since.',
} as const

/** POST sandbox_pay, in the sandbox only: simulates a visitor's action in a provider's checkout. */
export const sandboxPayRequest = z.object({
  token: uid,
  /** The payment provider's ID of the order. */
  orderId: line('Name the order.', 60),
  outcome: z.enum(['paid', 'failed', 'authorised'], 'The outcome is paid, failed or authorised.'),
})
export type SandboxPay = z.input<typeof sandboxPayRequest>

/** `signature` is sent to complete_onboarding with the payment; a failed payment has none. */
export type SandboxPayReply = ReplyBody & { paymentId?: string; signature?: string }

/**
 * The states of a payment. activated: it gave a licence. processing: the provider has not confirmed the payment yet.
 * failed: no money was taken. to_refund: it is to be refunded. refunding: the provider was asked to refund it, and has not
 * confirmed it. refunded: the provider has confirmed it. refused: a person has to decide.
 */
export type PaymentStatus =
  | 'activated'
  | 'processing'
  | 'failed'
  | 'to_refund'
  | 'refunding'
  | 'refunded'
  | 'refused'
