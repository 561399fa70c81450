/** Paying for a plan: what the browser sends and what the server answers. */
import * as z from 'zod/mini'
import { type ApiReply, email, line, uid } from '../contract'
import { type Licence, launchSettings, type OrderStatus } from '../onboarding/contract'

const planCode = line('Choose a plan.', 10)

/** The `key` of an order that the sandbox made: no checkout of a provider can open it. */
export const sandboxKey = 'sandbox'

/** What every payment is made in. */
export const paymentCurrency = 'INR'

/** A plan is paid for twelve months at once. */
export const paidMonths = 12

/** In paise. `price` is a month's, in rupees. */
export const amountOf = ({ price }: { price: number }) => Math.round(paidMonths * price * 100)

/**
 * POST create_payment_order. `token` is the uid. `launch` is what step 3 asks for, kept with the order, so that a
 * payment whose browser died still gives the licence that its buyer had described.
 */
export const createPaymentOrder = z.object({
  token: uid,
  plan: planCode,
  launch: z.optional(launchSettings),
})
export type CreatePaymentOrder = z.input<typeof createPaymentOrder>

/** `amount` is in paise; `key` opens the provider's checkout, or is `sandboxKey`. */
export type PaymentOrder = Pick<OrderStatus, 'orderId' | 'amount' | 'currency' | 'key'>

/**
 * 409 with `alreadyActiveMessage`: the plan is licensed, perhaps by a payment that was found a moment ago, and
 * onboarding_status has the licence. 503 with `noOrderMessage`: nothing was charged, and asking again helps.
 */
export type CreatePaymentOrderReply = ApiReply & Partial<PaymentOrder>

export const alreadyActiveMessage = 'This plan is already active. You need not pay again.'
export const noOrderMessage =
  'The payment could not be prepared. Nothing was charged. Please try again in a moment.'
export const nothingOwedMessage = 'This plan needs no payment.'
export const pendingMessage =
  'The payment provider has not confirmed this payment yet. Do not pay again: as soon as it does, your licence becomes active by itself.'

/** POST sandbox_pay, in the sandbox only: does what a visitor does in a provider's checkout. */
export const sandboxPay = z.object({
  token: uid,
  orderId: line('Name the order.', 60),
  outcome: z.enum(['paid', 'failed', 'authorised'], 'The outcome is paid, failed or authorised.'),
})
export type SandboxPay = z.input<typeof sandboxPay>

/** `signature` proves the payment to complete_onboarding; a failed payment has none. */
export type SandboxPayReply = ApiReply & { paymentId?: string; signature?: string }

/** POST payment_status: for who has paid and wonders. Nobody has to be signed in. */
export const paymentStatus = z.object({
  paymentId: line('Enter the payment ID.', 60),
  email: email('Enter the e-mail address of your company.'),
})
export type PaymentStatus = z.input<typeof paymentStatus>

/**
 * activated: `licence` says what. processing: the provider has not confirmed it yet. failed: no money was taken.
 * refunded: it was given back. refused: it does not fit its order, so a person has to look at it.
 */
export type PaymentState = 'activated' | 'processing' | 'failed' | 'refunded' | 'refused'

/** `payment` is null when no payment has this ID and belongs to a company with this e-mail address. */
export type PaymentStatusReply = ApiReply & {
  payment?: { state: PaymentState; licence?: Omit<Licence, 'orderId' | 'active'> } | null
}
