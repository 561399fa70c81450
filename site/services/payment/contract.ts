/** Paying for a plan: what the browser sends and what the server answers. */
import * as z from 'zod/mini'
import { email, line, type ReplyBody, uid } from '../contract'
import { type Licence, type OrderStatus, reviewed, tenantSettings } from '../onboarding/contract'

const planCode = line('Choose a plan.', 10)

/** The `key` of an order of the sandbox: no provider's checkout accepts it. */
export const sandboxKey = 'sandbox'

/** The currency of every payment. */
export const paymentCurrency = 'INR'

/** A plan is paid for twelve months at once. */
export const paidMonths = 12

/** The parts of a plan that decide what it costs. `price` is for one month, in rupees; below zero it is hidden. */
type PricedPlan = { price: number; hasFreeTrail: boolean }

/**
 * Whether a payment is owed before the licence is activated. The browser shows what follows from it; the server decides
 * by it from the stored plan alone.
 */
export const owesPayment = ({ price, hasFreeTrail }: PricedPlan) => !hasFreeTrail && price > 0

/** What is owed for a plan, in paise. */
export const amountOf = ({ price }: Pick<PricedPlan, 'price'>) => Math.round(paidMonths * price * 100)

/**
 * POST create_payment_order. `token` is the uid. `launch` is what step 3 sends; it is stored with the order, so that a
 * payment whose browser crashed still gives the licence that its buyer described.
 */
export const createPaymentOrder = z.object({
  token: uid,
  plan: planCode,
  launch: z.optional(tenantSettings),
  reviewed: z.optional(reviewed),
})
export type CreatePaymentOrder = z.input<typeof createPaymentOrder>

/** `amount` is in paise; `key` opens the provider's checkout, or is `sandboxKey`. */
export type PaymentOrder = Pick<OrderStatus, 'orderId' | 'amount' | 'currency' | 'key'>

/**
 * 409 with `alreadyActiveMessage` (or, where `errors` has `reviewed`, with `changedElsewhereMessage`): the plan is licensed, perhaps by a payment that was found just now;
 * onboarding_status returns the licence. 503 with `noOrderMessage`: nothing was charged, and the request can be
 * repeated.
 */
export type CreatePaymentOrderReply = ReplyBody & Partial<PaymentOrder>

export const alreadyActiveMessage = 'This plan is already active. You need not pay again.'
export const noOrderMessage =
  'The payment could not be prepared. Nothing was charged. Please try again in a moment.'
export const nothingOwedMessage = 'This plan needs no payment.'
export const pendingMessage =
  'The payment provider has not confirmed this payment yet. Do not pay again: as soon as it does, your licence becomes active by itself.'

/** POST sandbox_pay, in the sandbox only: simulates a visitor's action in a provider's checkout. */
export const sandboxPay = z.object({
  token: uid,
  orderId: line('Name the order.', 60),
  outcome: z.enum(['paid', 'failed', 'authorised'], 'The outcome is paid, failed or authorised.'),
})
export type SandboxPay = z.input<typeof sandboxPay>

/** `signature` proves the payment to complete_onboarding; a failed payment has none. */
export type SandboxPayReply = ReplyBody & { paymentId?: string; signature?: string }

/**
 * POST payment_status: for a visitor who has paid and has no licence. Needs no sign-in. `paymentId` may also be the ID of
 * the order.
 */
export const paymentStatus = z.object({
  paymentId: line('Enter the payment ID or the order ID.', 60),
  email: email('Enter the e-mail address of your company.'),
})
export type PaymentStatus = z.input<typeof paymentStatus>

/**
 * activated: `licence` describes the licence. processing: the provider has not confirmed the payment yet. failed: no
 * money was taken. refunded: the payment was refunded. refused: amount or currency do not match the order, so a person
 * has to decide.
 */
export type PaymentState = 'activated' | 'processing' | 'failed' | 'refunded' | 'refused'

/** `payment` is null when no payment has this ID, or is for an order with this ID, and belongs to a company with this e-mail address. */
export type PaymentStatusReply = ReplyBody & {
  payment?: { state: PaymentState; licence?: Omit<Licence, 'orderId' | 'active'> } | null
}
